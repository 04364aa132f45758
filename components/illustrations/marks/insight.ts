import type {Mark} from './mark';

/** Features that read figures. */
export const insightMarks = {
  analytics: {solid: 'M37 4l5 6.500-5 6.500-5-6.500z', line: 'M4.500 43.500h39M11 38V27M24 38V17M37 38V22'},
  demandForecast: {
    solid: 'M38 3l5.500 7.500L38 18l-5.500-7.500z',
    line: 'M4.500 4.500v39h39M11 35l9-9 6 5 9-10M40 24v4m0 4v4',
  },
  inventoryOptimisation: {
    solid: 'M24 24l6 8-6 8-6-8z',
    line: 'M5.500 14.500h37v29h-37zM5.500 14.500 12 4.500h24l6.500 10M24 4.500v10',
  },
  promotionEffectiveness: {
    solid: 'M12 5l5 6.500-5 6.500-5-6.500zM36 30l5 6.500-5 6.500-5-6.500z',
    line: 'M40 5.500 8 42.500',
  },
  customerBehaviour: {
    solid: 'M35 24l5.500 7.500L35 39l-5.500-7.500z',
    line: 'M17 20.500a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM3.500 43.500V36L9 27.500h13M35 17.500v3M35 42v3M26 31.500h-2M46 31.500h-2',
  },
  saleTrends: {solid: 'M8 31l5 6.500L8 44l-5-6.500z', line: 'M13 33l9-10 6 6L43 9M30 7.500h13.500V21'},
  realTimeAlerts: {
    solid: 'M24 19l5 6.500-5 6.500-5-6.500z',
    line: 'M24 42.500a16.500 16.500 0 1 0 0-33 16.500 16.500 0 0 0 0 33zM4.500 14 14 4.500M43.500 14 34 4.500',
  },
} satisfies Record<string, Mark>;
