# Pictures: the setting, and words that stand on pictures and nowhere else.

cmd-admin-settings-pictures = imágenes
    .description = Imágenes de las mesas: en color, de alto contraste o ninguna
settings-pictures = Imágenes
pictures-on = en color
pictures-high-contrast = de alto contraste
pictures-off = ninguna

picture-wanted = SE BUSCA
