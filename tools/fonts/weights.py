"""
Puts two weights of a family into one variable font, so that a page loads one file. The outlines of both stay the same.
Weights in between are not meant to be shown.
"""

from collections.abc import Iterator
from math import dist

from fontTools.designspaceLib import DesignSpaceDocument
from fontTools.misc.bezierTools import splitQuadraticAtT
from fontTools.pens.recordingPen import RecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph
from fontTools.varLib import build

Point = tuple[float, float]
# A line has its two ends. A curve also has control points in between.
Segment = tuple[Point, ...]
Contour = list[Segment]


def united(masters: dict[int, TTFont]) -> TTFont:
    """masters: two fonts by weight, the lighter first, with the same glyphs in the same order. This changes them."""
    light, bold = masters.values()
    for name in light.getGlyphOrder():
        make_alike(light, bold, name)
    space = DesignSpaceDocument()
    weights = list(masters)
    space.addAxisDescriptor(name='Weight', tag='wght', minimum=weights[0], default=weights[0], maximum=weights[1])
    for weight, font in masters.items():
        space.addSourceDescriptor(font=font, location={'Weight': weight})
    # MVAR has the positions of underlines and so on, which style sheets set.
    font, _, _ = build(space, exclude=['MVAR', 'STAT'])
    return font


def make_alike(light: TTFont, bold: TTFont, name: str):
    """Gives a glyph the same number of points in both weights. They differ, because curves were converted in each separately."""
    glyphs = [font['glyf'][name] for font in (light, bold)]
    if glyphs[0].isComposite() or points_of(glyphs[0]) == points_of(glyphs[1]):
        return
    light_contours = contours_of(light, name)
    bold_contours = contours_of(bold, name)
    has_same_count = len(light_contours) == len(bold_contours)
    pairs = [matched(*pair) for pair in zip(light_contours, bold_contours)] if has_same_count else []
    if has_same_count and all(pairs):
        outlines = list(zip(*pairs))
    else:
        # The outlines differ too much. So each weight has both outlines, and that of the other weight has no size.
        outlines = [
            light_contours + dots(bold_contours, light_contours),
            dots(light_contours, bold_contours) + bold_contours,
        ]
    for font, contours in zip((light, bold), outlines):
        glyph = glyph_of(contours)
        glyph.recalcBounds(font['glyf'])
        width, _ = font['hmtx'][name]
        font['glyf'][name] = glyph
        font['hmtx'][name] = (width, glyph.xMin)


def points_of(glyph: Glyph):
    """The ends of the contours, and which points are on the outline."""
    return glyph.numberOfContours > 0 and (glyph.endPtsOfContours, [flag & 1 for flag in glyph.flags])


def contours_of(font: TTFont, name: str) -> list[Contour]:
    pen = RecordingPen()
    font['glyf'][name].draw(pen, font['glyf'])
    contours: list[Contour] = []
    for kind, points in pen.value:
        if kind == 'moveTo':
            at = start = points[0]
            contours.append([])
        elif kind != 'closePath':
            contours[-1].append((at, *points))
            at = points[-1]
        elif at != start:
            contours[-1].append((at, start))
    return contours


def matched(light: Contour, bold: Contour) -> tuple[Contour, Contour] | None:
    """Both contours with the same first corner and the same number of points. None if their corners differ."""
    if len(light) != len(bold):
        return None
    turns = [bold[turn:] + bold[:turn] for turn in range(len(bold))]
    distance, turned = min(((apart(light, turn), turn) for turn in turns), key=lambda found: found[0])
    if distance > 0.25:
        return None
    pairs = [pair for parts in zip(light, turned) for pair in alike(*parts)]
    return [pair[0] for pair in pairs], [pair[1] for pair in pairs]


def apart(light: Contour, bold: Contour) -> float:
    """The largest distance between corresponding corners, if both contours are scaled to 1 by 1."""
    return max(dist(*pair) for pair in zip(placed(light), placed(bold)))


def placed(contour: Contour) -> list[Point]:
    corners = [segment[0] for segment in contour]
    boxes = [(min(axis), max(axis) - min(axis)) for axis in zip(*corners)]
    return [tuple((value - low) / (size or 1) for value, (low, size) in zip(corner, boxes)) for corner in corners]


def alike(light: Segment, bold: Segment) -> Iterator[tuple[Segment, Segment]]:
    if len(light) == len(bold):
        return iter([(light, bold)])
    curves = [list(curves_in(segment)) for segment in (light, bold)]
    count = max(map(len, curves))
    return zip(*(divided(each, count) for each in curves))


def curves_in(segment: Segment) -> Iterator[Segment]:
    """Fonts leave out a point of the outline that is halfway between two control points. This adds it."""
    at, *controls, end = segment
    for control, following in zip(controls, controls[1:]):
        between = halfway(control, following)
        yield at, control, between
        at = between
    yield at, controls[-1] if controls else halfway(at, end), end


def divided(curves: list[Segment], count: int) -> list[Segment]:
    while len(curves) < count:
        longest = max(curves, key=lambda curve: dist(curve[0], curve[-1]))
        at = curves.index(longest)
        curves[at : at + 1] = splitQuadraticAtT(*longest, 0.5)
    return curves


def halfway(a: Point, b: Point) -> Point:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def dots(contours: list[Contour], among: list[Contour]) -> list[Contour]:
    """These contours without any size, at the first point of the others."""
    place = among[0][0][0]
    return [[tuple(place for _ in segment) for segment in contour] for contour in contours]


def glyph_of(contours: list[Contour]) -> Glyph:
    pen = TTGlyphPen(None)
    for contour in contours:
        pen.moveTo(contour[0][0])
        for _, *controls, end in contour:
            if controls:
                pen.qCurveTo(*controls, end)
            else:
                pen.lineTo(end)
        pen.closePath()
    glyph = pen.glyph()
    glyph.coordinates.toInt()
    return glyph
