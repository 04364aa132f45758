"""Removes rare conjuncts (joined letters) from a Devanagari font."""

from collections.abc import Callable, Iterator
from unicodedata import normalize

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.otTables import LigatureSubst

# The font has a half of this letter, but readers expect its conjuncts in another form: श्व, श्च.
own_forms = {'श्'}
# Conjuncts of everyday Hindi that the site may not have yet, but visitors type and translators add.
everyday = set(
    'ग्ध ग्न ग्व घ्न ज्ज ञ्च ञ्ज ण्ट ण्ठ ण्ड ण्य त्क त्थ त्न त्त्व त्त्य त्व त्र्य थ्य द्र्य ध्व न्त न्थ न्ध न्व न्त्र न्द्र '
    'प्न प्प ब्ध भ्य म्न म्भ म्ल य्य ल्म ल्व ष्क ष्ण ष्प ष्म ष्य ष्ट्र स्ज स्त्र स्फ स्थ्य क्न क्ष्म क्ष्य फ़्त फ़्र फ़्स ख़्त ख़्म'.split()
)


def drop_rare_conjuncts(font: TTFont, words: str):
    """
    Removes conjuncts that are in neither these words nor everyday Hindi, and that half letters can replace. Then the sign ि
    covers less of such a pair, and a letter with र that has no half (as in क्र्य) shows its halant.
    """
    spelled = spelling(font)
    # Letters without a half. Before another letter they show their halant, unless the font has a conjunct of the two.
    halfless = {spelled[glyph] for glyph, _ in ligatures(font, 'haln')} | own_forms

    def is_said(conjunct: str) -> bool:
        return any(conjunct in said for said in (words, *everyday))

    def is_needed(letters: list[str]) -> bool:
        return is_said(''.join(letters)) or any(letter in halfless for letter in letters[:-1])

    def keep(feature: str, kept: Callable[[list[str]], bool]):
        for table in ligature_tables(font, feature):
            for first, found in table.ligatures.items():
                table.ligatures[first] = [
                    each for each in found if kept([spelled[glyph] for glyph in (first, *each.Component)])
                ]

    keep('pres', is_needed)
    # Halves of conjuncts that end in र, as in त्र्य, and र joined to letters from Persian, are kept only if they are said.
    keep('half', lambda parts: not parts[0].endswith('्र') or is_said(''.join(parts)))
    keep('rkrf', lambda parts: '़' not in parts[0] or is_said(''.join(parts)))


def spelling(font: TTFont) -> dict[str, str]:
    """The characters of each glyph of a letter, half letter or conjunct."""
    spelled: dict[str, str] = {}
    for code, glyph in font.getBestCmap().items():
        spelled.setdefault(glyph, normalize('NFC', chr(code)))
    # The features are in the order in which they are applied, because conjuncts consist of halves.
    for feature in ('nukt', 'akhn', 'rphf', 'rkrf', 'blwf', 'half', 'haln', 'pres'):
        for glyph, parts in ligatures(font, feature):
            spelled.setdefault(glyph, ''.join(spelled[part] for part in parts))
    return spelled


def ligatures(font: TTFont, feature: str) -> Iterator[tuple[str, list[str]]]:
    """Each ligature, with the glyphs that it replaces."""
    for table in ligature_tables(font, feature):
        for first, found in table.ligatures.items():
            for each in found:
                yield each.LigGlyph, [first, *each.Component]


def ligature_tables(font: TTFont, feature: str) -> Iterator[LigatureSubst]:
    gsub = font['GSUB'].table
    records = [record for record in gsub.FeatureList.FeatureRecord if record.FeatureTag == feature]
    for index in sorted({index for record in records for index in record.Feature.LookupListIndex}):
        yield from (table for table in gsub.LookupList.Lookup[index].SubTable if isinstance(table, LigatureSubst))
