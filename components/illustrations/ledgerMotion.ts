import {animate} from 'framer-motion/dom/mini';

type Keyframes = Parameters<typeof animate>[1];

/** The same outline but for its lowest 5 px, the double rule, which runs from the left to `end`. */
const ruleTo = (end: string) =>
  `polygon(0% 0%, 100% 0%, 100% calc(100% - 5px), ${end} calc(100% - 5px), ${end} 100%, 0% 100%)`;

/** Writes the order within three seconds: the thread runs down, each amount is inked in, the kite lifts. Nothing moves the layout. */
export async function writeLedger(ledger: HTMLElement) {
  // What is below the window stands there written once it is scrolled to.
  const parts = [...ledger.querySelectorAll<HTMLElement | SVGElement>('[data-part]')].filter(
    (part) => part.getBoundingClientRect().top < innerHeight,
  );
  const play = (part: string, keyframes: Keyframes, duration: number, delay = (_index: number) => 0) =>
    parts
      .filter((element) => element.dataset.part === part)
      .map((element, index) =>
        animate(element, keyframes, {
          duration,
          delay: delay(index),
          ease: part === 'thread' ? 'linear' : [0.2, 0, 0, 1],
        }),
      );
  const atStop = (index: number) => 0.1 + index * 0.45;
  const running = [
    ...play('thread', {clipPath: ['inset(0 0 100% 0)', 'inset(0 0 0% 0)']}, 2.2),
    ...play('knot', {transform: ['scale(0.2) rotate(-120deg)', 'scale(1.25) rotate(10deg)', 'scale(1)']}, 0.5, atStop),
    ...play('amount', {opacity: [0.65, 1]}, 0.6, (index) => atStop(index) + 0.15),
    ...play('rule', {clipPath: [ruleTo('0%'), ruleTo('100%')]}, 0.5, () => 2.3),
    // Apart from its transform, which the style sheet sways.
    ...play('kite', {rotate: ['0deg', '9deg', '0deg'], scale: ['1', '0.94', '1']}, 3),
  ];
  await Promise.all(running);
  for (const element of parts) element.removeAttribute('style');
}
