import {ImageResponse} from 'next/og';
import {createElement} from 'react';
import sharp from 'sharp';
import {describe, expect, test} from 'vitest';
import {draw} from '@/share/engine';
import {fontFamily, fonts, unitsPerEm} from '@/share/fonts';
import {Lines} from '@/share/Text';
import {shaped} from './support/harfbuzz';
import {forbidNetwork} from './support/noNetwork';

/** Conjuncts, रेफ, the i-sign that goes before its letter, nukta: an engine that sets letter after letter gets each wrong. */
const lines = [
  'सुरक्षा, पत्र और विज्ञापन',
  'श्री श्रद्धा की समृद्धि',
  'मार्जिन, ऑर्डर, वर्ष और कार्य',
  'किराना, हिन्दी और बिक्री',
  'क़िस्त, ज़िले, सड़क और फ़िल्म',
  'कुल बिक्री ₹1,38,000 प्रति माह',
  'WhatsApp पर हिन्दी में ऑर्डर',
  'अंतर्राष्ट्रीय विश्वविद्यालय',
  'आत्मनिर्भर व्यापारियों का राष्ट्र',
  'ग्राहकों ने स्टॉक की पूर्ति…',
];

/** Right lines come to 0.98 and more, wrong ones to 0.6 and less. */
const threshold = 0.9;

const weight = 600;
const size = 60;
const padding = 30;
const picture = {width: 1100, height: 160};

forbidNetwork();

describe.each(lines)('%s', (line) => {
  const element = createElement(
    'div',
    {style: {...picture, display: 'flex', padding, background: '#fff', fontFamily}},
    createElement(Lines, {block: {lines: [line], size, leading: 1.5}, bold: true, color: '#000'}),
  );
  const scale = size / unitsPerEm;
  const reference = sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${picture.width}" height="${picture.height}">` +
        `<g transform="translate(${padding} 100) scale(${scale} ${-scale})">${shaped(line, weight).outlines}</g></svg>`,
    ),
  );
  const overlapWith = async (png: Buffer) => overlapOf(await inkOf(await reference.png().toBuffer()), await inkOf(png));

  test('is drawn as HarfBuzz sets it', async () => {
    expect(await overlapWith(await draw(element, picture))).toBeGreaterThanOrEqual(threshold);
  });

  test('is drawn otherwise by the engine that Next brings', async () => {
    const png = await new ImageResponse(element, {...picture, fonts}).arrayBuffer();
    expect(await overlapWith(Buffer.from(png))).toBeLessThan(threshold);
  });
});

/** The part of a black and white picture that has ink in it: row by row, 0 for ink. */
type Ink = {data: Buffer; width: number; height: number};

async function inkOf(picture: Buffer): Promise<Ink> {
  const blackAndWhite = await sharp(picture).flatten({background: '#fff'}).greyscale().threshold(128).png().toBuffer();
  const {data, info} = await sharp(blackAndWhite).trim().toColourspace('b-w').raw().toBuffer({resolveWithObject: true});
  return {data, width: info.width, height: info.height};
}

const shifts = [-2, -1, 0, 1, 2];

/** How much of the ink of either lies on ink of the other, where their first letters agree best: 1 for the same picture. */
function overlapOf(one: Ink, other: Ink): number {
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
