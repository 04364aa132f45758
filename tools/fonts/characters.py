"""Adds characters of another font of the same family and weight."""

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph


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


def add_glyph(font: TTFont, name: str, glyph: Glyph, metrics: tuple[int, int]):
    """metrics: the glyph's width, and the space on its left"""
    font['glyf'][name] = glyph
    font['hmtx'][name] = metrics
    font.setGlyphOrder([*dict.fromkeys([*font.getGlyphOrder(), name])])
