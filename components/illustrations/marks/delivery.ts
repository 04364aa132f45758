import type {Mark} from './mark';

/** Features of local delivery and of the riders' round. */
export const deliveryMarks = {
  ownApp: {solid: 'M24 22l5.500 7-5.500 7-5.500-7z', line: 'M11.500 3.500h25v41h-25zM11.500 14.500h25M20 3.500v4h8v-4'},
  ownRiders: {
    solid: 'M28 4l4.500 6-4.500 6-4.500-6z',
    line: 'M11 43.500a7.500 7.500 0 1 0 0-15 7.500 7.500 0 0 0 0 15zM37 43.500a7.500 7.500 0 1 0 0-15 7.500 7.500 0 0 0 0 15zM11 36l8-14h12l6 14M17 26l9 10',
  },
  ownCustomers: {
    solid: 'M24 20l5.500 7.500L24 35l-5.500-7.500z',
    line: 'M4.500 22 24 5l19.500 17M9.500 18v25.500h29V18',
  },
  deliveryZones: {
    solid: 'M24 17l5 7-5 7-5-7z',
    line: 'M24 3.500 42 14v20L24 44.500 6 34V14zM24 3.500v8M42 34l-7-4M6 34l7-4',
  },
  liveTracking: {solid: 'M34 4l7 9-7 10-7-10z', line: 'M6 44h24a7 7 0 0 0 0-14H15a7 7 0 0 1 0-14h7'},
  stockSync: {
    solid: 'M16 21l4.500 6-4.500 6-4.500-6zM32 21l4.500 6-4.500 6-4.500-6z',
    line: 'M4.500 38.500h39M4.500 15.500h39M8 4.500v39M40 4.500v39',
  },
  paymentOptions: {
    solid: 'M34 26l5 7-5 7-5-7z',
    line: 'M4.500 5.500h17v15h-17zM27.500 5.500h16v15h-16zM4.500 27.500h17v15h-17z',
  },
  promotions: {
    solid: 'M15 18l5 6.500-5 6.500-5-6.500z',
    line: 'M4.500 17 25 5.500h18.500V24L25 43.500 4.500 32zM33 16.500h3',
  },
  timeSlots: {solid: 'M24 20l4.500 6-4.500 6-4.500-6z', line: 'M5.500 9.500h37v34h-37zM5.500 17h37M15 4v9M33 4v9'},
  substitutes: {
    solid: 'M11 4l6.500 9L11 22l-6.500-9z',
    line: 'M37 26l6.500 9-6.500 9-6.500-9zM24 12.500h14V20M24 36H10v-8',
  },
  riderApp: {solid: 'M32 8l5 7-5 7-5-7z', line: 'M26 44.500H8.500v-41h17M14 38.500h6M32 29v15.500M25 36l7-7 7 7'},
  routeOptimisation: {
    solid: 'M8 34l5 6.500L8 47l-5-6.500zM40 2l5 6.500-5 6.500-5-6.500z',
    line: 'M13 40.500h11V24M24 24V8.500h7M24 24h17v14M36 33l5 5 5-5',
  },
  fleet: {
    solid: 'M15 15l4.500 6-4.500 6-4.500-6z',
    line: 'M3.500 8.500h24v26h-24zM27.500 17H38l6.500 8v9.500h-17M12 43.500a4.500 4.500 0 1 0 0-9 4.500 4.500 0 0 0 0 9zM36 43.500a4.500 4.500 0 1 0 0-9 4.500 4.500 0 0 0 0 9z',
  },
  thirdPartyCouriers: {
    solid: 'M34 28l5 7-5 7-5-7z',
    line: 'M3.500 25 44 4.500 34 24M3.500 25l12 5M44 4.500 15.500 30v13l8-8',
  },
  proofOfDelivery: {
    solid: 'M16 9l5 6.500-5 6.500-5-6.500z',
    line: 'M4.500 3.500h31v20M4.500 3.500v41h14M24 36.500l7 7 13.500-15',
  },
  notifications: {solid: 'M24 33l5 6-5 6-5-6z', line: 'M4.500 32.500h39L38 25v-7a14 14 0 0 0-28 0v7zM24 4V1'},
} satisfies Record<string, Mark>;
