type Block = {x: number; y: number; width: number; height: number; radius?: number};

/**
 * A block's soft shadow, as a part of an SVG; `paint` is the rectangle's fill. The engine's own `box-shadow` blurs a margin
 * that grows with the square of the radius: most of the card, which takes longer than all the rest of the drawing.
 */
export function shadow({x, y, width, height, radius = 0}: Block, blur: number, paint: string): string {
  const id = `shadow-${x}-${y}`;
  const margin = 1.5 * blur; // three standard deviations
  const region = `x="${x - margin}" y="${y - margin}" width="${width + 2 * margin}" height="${height + 2 * margin}"`;
  return (
    `<filter id="${id}" filterUnits="userSpaceOnUse" ${region}><feGaussianBlur stdDeviation="${blur / 2}"/></filter>` +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" ${paint} filter="url(#${id})"/>`
  );
}
