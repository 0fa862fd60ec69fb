# Pictures: the setting, and words that stand on pictures and nowhere else.

cmd-admin-settings-pictures = pictures
    .description = Pictures of the tables: in color, in high contrast, or none
settings-pictures = Pictures
pictures-on = in color
pictures-high-contrast = in high contrast
pictures-off = none

picture-wanted = WANTED
