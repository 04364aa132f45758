/** The screens, networks and processors of visitors. */
export const screens = {
  phone: {
    context: {viewport: {width: 412, height: 823}, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true},
    latencyMs: 150,
    megabitsPerSecond: 1.6,
    /** How many times slower the processor is than this machine's. */
    cpuSlowdown: 4,
  },
  desktop: {
    context: {viewport: {width: 1440, height: 900}},
    latencyMs: 150,
    megabitsPerSecond: 4,
    cpuSlowdown: 1,
  },
} as const;

export type Screen = keyof typeof screens;
export const bothScreens = ['phone', 'desktop'] as const;
