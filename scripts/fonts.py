"""
Cuts the site's font files from @fontsource/poppins into app/fonts, and copies those of the share images. Run after a
change of that package, or when Hindi has got many new words, with fontTools 4 (Debian: python3-fonttools, python3-brotli):
    /usr/bin/python3 scripts/fonts.py
"""

from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from shutil import copyfile
from unicodedata import normalize

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph
from fontTools.ttLib.tables.otTables import LigatureSubst

from font_weights import united

root = Path(__file__).parent.parent
source = root / 'node_modules/@fontsource/poppins/files'
site = root / 'app/fonts'
share = root / 'components/share/fonts'

weights = (400, 600)
rupee = ord('₹')
# Of the widest digit: Poppins' own leave a little air on both sides, which columns do without.
figure_width = 0.965
# Its half is a letter like the others' halves, but readers know these conjuncts by another form: श्व, श्च.
own_forms = {'श्'}
# Conjuncts of everyday Hindi that the site itself may not have: visitors type them, translators add them.
everyday = set(
    'ग्ध ग्न ग्व घ्न ज्ज ञ्च ञ्ज ण्ट ण्ठ ण्ड ण्य त्क त्थ त्न त्त्व त्त्य त्व थ्य ध्न ध्व न्त न्थ न्ध न्व न्त्र न्द्र न्त्य न्ध्य प्न प्प '
    'ब्ध भ्य म्न म्भ म्ल य्य ल्म ल्व ष्क ष्ण ष्प ष्म ष्य ष्ट्र स्ख स्ज स्त्र स्फ स्थ्य क्न क्ष्म क्ष्य फ़्त फ़्स ख़्त ख़्म'.split()
)


def main():
    write(united({weight: latin(weight) for weight in weights}), 'poppins-latin')
    for weight in weights:
        write(devanagari(weight), f'poppins-devanagari-{weight}')
        # The engine of the share images reads no .woff2; it draws with the same fonts, from files of its own.
        for subset in ('latin', 'latin-ext', 'devanagari'):
            copyfile(source / f'poppins-{subset}-{weight}-normal.woff', share / f'poppins-{subset}-{weight}.woff')


def latin(weight: int) -> TTFont:
    font = read('latin', weight)
    add_rupee(font, read('latin-ext', weight))
    add_figures(font)
    return needed(font)


def devanagari(weight: int) -> TTFont:
    """
    Without rare conjuncts that half letters write as well, which saves a quarter of the file. Only the sign ि reaches less far
    over such a pair than over a conjunct. What the site says, and everyday Hindi, is drawn whole (tests/e2e/fonts.spec.ts).
    """
    font = read('devanagari', weight)
    files = [*(root / 'messages').glob('*/*.json'), *(root / 'content').iterdir()]
    words = ''.join(normalize('NFC', file.read_text()) for file in files)
    spelled = spelling(font)
    # Letters without a half: what stands before another shows its halant, unless the two have a form of their own.
    halfless = {spelled[glyph] for glyph, _ in ligatures(font, 'haln')} | own_forms

    def is_needed(letters: list[str]) -> bool:
        conjunct = ''.join(letters)
        return conjunct in words or conjunct in everyday or any(letter in halfless for letter in letters[:-1])

    for table in ligature_tables(font, 'pres'):
        for first, conjuncts in table.ligatures.items():
            table.ligatures[first] = [
                each for each in conjuncts if is_needed([spelled[glyph] for glyph in (first, *each.Component)])
            ]
    return needed(font)


def spelling(font: TTFont) -> dict[str, str]:
    """The characters that each glyph of a letter, half letter or conjunct is written with."""
    spelled: dict[str, str] = {}
    for code, glyph in font.getBestCmap().items():
        spelled.setdefault(glyph, normalize('NFC', chr(code)))
    # In the order in which they are applied, so that conjuncts find the halves that they are made of.
    for feature in ('nukt', 'akhn', 'rphf', 'rkrf', 'blwf', 'half', 'haln', 'pres'):
        for glyph, parts in ligatures(font, feature):
            spelled.setdefault(glyph, ''.join(spelled[part] for part in parts))
    return spelled


def ligatures(font: TTFont, feature: str) -> Iterator[tuple[str, list[str]]]:
    """Each one's glyph, and those that it stands for."""
    for table in ligature_tables(font, feature):
        for first, found in table.ligatures.items():
            for each in found:
                yield each.LigGlyph, [first, *each.Component]


def ligature_tables(font: TTFont, feature: str) -> Iterator[LigatureSubst]:
    gsub = font['GSUB'].table
    records = [record for record in gsub.FeatureList.FeatureRecord if record.FeatureTag == feature]
    for index in sorted({index for record in records for index in record.Feature.LookupListIndex}):
        yield from (table for table in gsub.LookupList.Lookup[index].SubTable if isinstance(table, LigatureSubst))


def read(subset: str, weight: int) -> TTFont:
    # Every run gives the same bytes.
    return TTFont(source / f'poppins-{subset}-{weight}-normal.woff2', recalcTimestamp=False)


def add_rupee(font: TTFont, other: TTFont):
    """₹ from a font of the same family, so that a page of Latin letters needs no second file."""
    name = other.getBestCmap()[rupee]
    add_glyph(font, name, other['glyf'][name], other['hmtx'][name])
    for table in font['cmap'].tables:
        if table.isUnicode():
            table.cmap[rupee] = name


def add_figures(font: TTFont):
    """Ten digits on one width for columns, as `font-variant-numeric: tabular-nums` asks for them: Poppins has none."""
    digits = [font.getBestCmap()[ord(digit)] for digit in '0123456789']
    width = round(max(font['hmtx'][name][0] for name in digits) * figure_width)
    for name in digits:
        glyph = deepcopy(font['glyf'][name])
        glyph.coordinates.translate((round((width - font['hmtx'][name][0]) / 2), 0))
        glyph.recalcBounds(font['glyf'])
        add_glyph(font, tabular(name), glyph, (width, glyph.xMin))
    # Without lookups of their own these tables only say that Devanagari has none: its digits would stay as they are.
    for table in ('GSUB', 'GPOS'):
        assert not font[table].table.LookupList.Lookup, f'{table} is no longer empty: keep what it does'
        del font[table]
    rules = ' '.join(f'sub {name} by {tabular(name)};' for name in digits)
    addOpenTypeFeaturesFromString(font, f'feature tnum {{ {rules} }} tnum;')


def tabular(name: str) -> str:
    return f'{name}.tf'


def add_glyph(font: TTFont, name: str, glyph: Glyph, metrics: tuple[int, int]):
    """metrics: the glyph's width, and the room on its left"""
    font['glyf'][name] = glyph
    font['hmtx'][name] = metrics
    font.setGlyphOrder([*dict.fromkeys([*font.getGlyphOrder(), name])])


def needed(font: TTFont) -> TTFont:
    """Only what its characters need."""
    options = Options(layout_features=['*'], notdef_outline=True)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=font.getBestCmap())
    subsetter.subset(font)
    return font


def write(font: TTFont, name: str):
    font.flavor = 'woff2'
    font.save(site / f'{name}.woff2')


main()
