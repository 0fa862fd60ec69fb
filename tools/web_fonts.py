"""Make the fonts of pages: the letters that our languages need, as WOFF2 in data/fonts/web.

Needs fonttools and brotli, which nothing else does: `pip install fonttools brotli`. The name of a font is
left out, because its licence reserves it for the whole font.
"""

from pathlib import Path

from bot.render.typesetting import FILES, FONTS

# Latin-1, œ and Œ, dashes, quotes, the ellipsis, thin spaces, euro, minus, infinity, arrows, suits
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x100), 0x152, 0x153, 0x178, 0x2009, 0x2013, 0x2014, 0x2018]
LETTERS += [0x2019, 0x201C, 0x201D, 0x2022, 0x2026, 0x202F, 0x20AC, 0x2212, 0x221E, *range(0x2190, 0x2194)]
LETTERS += [0x2660, 0x2663, 0x2665, 0x2666, 0x2605]


def main() -> None:
    from fontTools.subset import Options, Subsetter, load_font, save_font  # type: ignore[import-not-found]

    for file in FILES.values():
        options = Options(flavor="woff2", name_IDs=[], hinting=False, layout_features=["kern"])
        font = load_font(FONTS / file, options)
        subsetter = Subsetter(options)
        subsetter.populate(unicodes=LETTERS)
        subsetter.subset(font)
        save_font(font, FONTS / "web" / f"{Path(file).stem}.woff2", options)


if __name__ == "__main__":
    main()
