# Pictures: the setting, and words that stand on pictures and nowhere else.

cmd-admin-settings-pictures = images
    .description = Images des tables : en couleur, à fort contraste ou aucune
settings-pictures = Images
pictures-on = en couleur
pictures-high-contrast = à fort contraste
pictures-off = aucune

picture-wanted = RECHERCHÉ
