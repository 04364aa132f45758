import sharp from 'sharp';

/** The part of a black and white picture that has ink in it: row by row, 0 for ink. */
type Ink = {data: Buffer; width: number; height: number};

export async function inkOf(picture: Buffer): Promise<Ink> {
  const blackAndWhite = await sharp(picture).flatten({background: '#fff'}).greyscale().threshold(128).png().toBuffer();
  const {data, info} = await sharp(blackAndWhite).trim().toColourspace('b-w').raw().toBuffer({resolveWithObject: true});
  return {data, width: info.width, height: info.height};
}

const shifts = [-2, -1, 0, 1, 2];

/** How much of the ink of either lies on ink of the other, where their first letters agree best: 1 for the same picture. */
export function overlapOf(one: Ink, other: Ink): number {
  return Math.max(...shifts.flatMap((x) => shifts.map((y) => overlapAt(one, other, x, y))));
}

function overlapAt(one: Ink, other: Ink, left: number, top: number): number {
  let [both, either] = [0, 0];
  for (let y = Math.min(0, top); y < Math.max(one.height, other.height + top); y++) {
    for (let x = Math.min(0, left); x < Math.max(one.width, other.width + left); x++) {
      const inks = Number(hasInk(one, x, y)) + Number(hasInk(other, x - left, y - top));
      if (inks > 0) either++;
      if (inks > 1) both++;
    }
  }
  return both / either;
}

const hasInk = ({data, width, height}: Ink, x: number, y: number) =>
  x >= 0 && x < width && y >= 0 && y < height && data[y * width + x] === 0;
