"""
Cuts the site's font files from @fontsource/poppins into app/fonts, and copies those of the share images. Run after a
change of that package, or when Hindi has got many new words, with fontTools 4 (Debian: python3-fonttools, python3-brotli):
    /usr/bin/python3 tools/fonts/fonts.py
"""

from pathlib import Path
from unicodedata import normalize

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

from characters import add_characters
from conjuncts import drop_rare_conjuncts
from weights import united

root = Path(__file__).parents[2]
source = root / 'node_modules/@fontsource/poppins/files'
site = root / 'app/fonts'
share = root / 'share/fonts'

weights = (400, 600)
# The characters that also stand in texts in Devanagari. With them in the Devanagari files, Hindi pages need no Latin file.
among_devanagari = ''.join(map(chr, range(0x20, 0x7F))) + '\u00a0©×‘’“”•…₹'
# Vowels that only Sanskrit has, the circle on which a vowel sign without a letter stands, and signs that no text has.
not_hindi = set('ऌॡॢॣॠ◌₨⁄ʼ')


def main():
    write(united({weight: latin(weight) for weight in weights}), 'poppins-latin')
    for weight in weights:
        write(devanagari(weight), f'poppins-devanagari-{weight}')
        # The engine of the share images cannot read .woff2, and HarfBuzz cannot read .woff. So both use unpacked fonts.
        for subset in ('latin', 'latin-ext', 'devanagari'):
            font = read(subset, weight)
            font.flavor = None
            font.save(share / f'poppins-{subset}-{weight}.ttf')


def latin(weight: int) -> TTFont:
    font = read('latin', weight)
    # With the rupee sign in this font, a page in Latin letters needs no second file.
    add_characters(font, read('latin-ext', weight), '₹')
    return needed(font)


def devanagari(weight: int) -> TTFont:
    """The words of the site, and everyday Hindi, look as in the original font (tests/e2e/fonts.spec.ts)."""
    font = read('devanagari', weight)
    files = [*(root / 'messages').glob('*/*.json'), *(root / 'content').iterdir()]
    drop_rare_conjuncts(font, ''.join(normalize('NFC', file.read_text()) for file in files))
    add_characters(font, read('latin', weight), among_devanagari)
    return needed(font, not_hindi)


def read(subset: str, weight: int) -> TTFont:
    # Without a new timestamp, every run writes the same bytes.
    return TTFont(source / f'poppins-{subset}-{weight}-normal.woff2', recalcTimestamp=False)


def needed(font: TTFont, without: set[str] = frozenset()) -> TTFont:
    """Reduces the font to what its characters need. The characters in `without` are removed too."""
    # Current programs know Devanagari by the tag dev2, so the rules for the older tag deva are left out.
    # The licence requires that the names stay in the font: of its owner, and of its licence.
    options = Options(layout_features=['*'], layout_scripts=['DFLT', 'dev2'], notdef_outline=True, name_IDs=['*'])
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[code for code in font.getBestCmap() if chr(code) not in without])
    subsetter.subset(font)
    return font


def write(font: TTFont, name: str):
    font.flavor = 'woff2'
    font.save(site / f'{name}.woff2')


main()
