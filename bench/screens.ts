/** What visitors have: a touch screen is what style rules know a phone by. The processor is so many times slower than this one. */
export const screens = {
  phone: {
    context: {viewport: {width: 412, height: 823}, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true},
    latency: 150,
    mbit: 1.6,
    slowdown: 4,
  },
  window: {
    context: {viewport: {width: 1440, height: 900}},
    latency: 150,
    mbit: 4,
    slowdown: 1,
  },
} as const;

export type Screen = keyof typeof screens;
export const bothScreens = ['phone', 'window'] as const;

/** The middle value, or the larger of the two in the middle. */
export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
