"""Adds characters of another font of the same family and weight, and digits of equal width for columns."""

from fontTools.otlLib.builder import buildLookup, buildSingleSubstSubtable
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph
from fontTools.ttLib.tables.otTables import DefaultLangSys, Feature, FeatureRecord

# The width of a digit in columns, as a share of the widest digit. Poppins leaves a little space on both sides.
figure_width = 0.965


def add_characters(font: TTFont, other: TTFont, characters: str):
    """Adds the characters that the font lacks."""
    for code in map(ord, characters):
        if code not in font.getBestCmap():
            add_character(font, other, code)


def add_character(font: TTFont, other: TTFont, code: int):
    name = other.getBestCmap()[code]
    for part in (*other['glyf'][name].getComponentNames(other['glyf']), name):
        add_glyph(font, part, other['glyf'][part], other['hmtx'][part])
    for table in font['cmap'].tables:
        if table.isUnicode():
            table.cmap[code] = name


def add_figures(font: TTFont):
    """Adds ten digits of equal width for `font-variant-numeric: tabular-nums`, because Poppins has none."""
    digits = [font.getBestCmap()[ord(digit)] for digit in '0123456789']
    width = round(max(font['hmtx'][name][0] for name in digits) * figure_width)
    for name in digits:
        pen = TTGlyphPen(font['glyf'])
        pen.addComponent(name, (1, 0, 0, 1, round((width - font['hmtx'][name][0]) / 2), 0))
        glyph = pen.glyph()
        glyph.recalcBounds(font['glyf'])
        add_glyph(font, f'{name}.tf', glyph, (width, glyph.xMin))
    add_substitution(font, 'tnum', {name: f'{name}.tf' for name in digits})


def add_substitution(font: TTFont, feature: str, glyphs: dict[str, str]):
    """Adds a substitution to every script of the font, because digits belong to the script of the words before them."""
    gsub = font['GSUB'].table
    gsub.LookupList.Lookup.append(buildLookup([buildSingleSubstSubtable(glyphs)]))
    gsub.LookupList.LookupCount += 1
    record = FeatureRecord()
    record.FeatureTag = feature
    record.Feature = Feature()
    record.Feature.FeatureParams = None
    record.Feature.LookupListIndex = [gsub.LookupList.LookupCount - 1]
    records = [*gsub.FeatureList.FeatureRecord, record]
    # Some programs expect features in the order of their names.
    gsub.FeatureList.FeatureRecord = sorted(records, key=lambda each: each.FeatureTag)
    gsub.FeatureList.FeatureCount = len(records)
    for script in gsub.ScriptList.ScriptRecord:
        system = script.Script.DefaultLangSys = script.Script.DefaultLangSys or language_system()
        found = [*(records[index] for index in system.FeatureIndex), record]
        system.FeatureIndex = sorted(gsub.FeatureList.FeatureRecord.index(each) for each in found)


def language_system() -> DefaultLangSys:
    system = DefaultLangSys()
    system.LookupOrder = None
    system.ReqFeatureIndex = 0xFFFF
    system.FeatureIndex = []
    return system


def add_glyph(font: TTFont, name: str, glyph: Glyph, metrics: tuple[int, int]):
    """metrics: the glyph's width, and the space on its left"""
    font['glyf'][name] = glyph
    font['hmtx'][name] = metrics
    font.setGlyphOrder([*dict.fromkeys([*font.getGlyphOrder(), name])])
