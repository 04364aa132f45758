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
# What stands among words in Devanagari: their pages need no file of Latin letters besides.
among_devanagari = ''.join(map(chr, range(0x20, 0x7F))) + '\u00a0©×‘’“”•…₹'
# Vowels of Sanskrit alone, the circle that a sign without its letter stands on, and signs that no text has.
not_hindi = set('ऌॡॢॣॠ◌₨⁄ʼ')


def main():
    write(united({weight: latin(weight) for weight in weights}), 'poppins-latin')
    for weight in weights:
        write(devanagari(weight), f'poppins-devanagari-{weight}')
        # The engine of the share images reads no .woff2, HarfBuzz no .woff: they draw with the same fonts, unpacked.
        for subset in ('latin', 'latin-ext', 'devanagari'):
            font = read(subset, weight)
            font.flavor = None
            font.save(share / f'poppins-{subset}-{weight}.ttf')


def latin(weight: int) -> TTFont:
    font = read('latin', weight)
    # A page of Latin letters needs no second file for it.
    add_characters(font, read('latin-ext', weight), '₹')
    return needed(font)


def devanagari(weight: int) -> TTFont:
    """What the site says, and everyday Hindi, is drawn as Poppins draws it (tests/e2e/fonts.spec.ts)."""
    font = read('devanagari', weight)
    files = [*(root / 'messages').glob('*/*.json'), *(root / 'content').iterdir()]
    drop_rare_conjuncts(font, ''.join(normalize('NFC', file.read_text()) for file in files))
    add_characters(font, read('latin', weight), among_devanagari)
    return needed(font, not_hindi)


def read(subset: str, weight: int) -> TTFont:
    # Every run gives the same bytes.
    return TTFont(source / f'poppins-{subset}-{weight}-normal.woff2', recalcTimestamp=False)


def needed(font: TTFont, without: set[str] = frozenset()) -> TTFont:
    """Only what its characters need, and none of these."""
    # Readers of today know Devanagari as dev2; what stands for it alone in the older script is left out.
    # Its licence asks for its names to stay in it: whose it is, and where the licence is.
    options = Options(layout_features=['*'], layout_scripts=['DFLT', 'dev2'], notdef_outline=True, name_IDs=['*'])
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[code for code in font.getBestCmap() if chr(code) not in without])
    subsetter.subset(font)
    return font


def write(font: TTFont, name: str):
    font.flavor = 'woff2'
    font.save(site / f'{name}.woff2')


main()
