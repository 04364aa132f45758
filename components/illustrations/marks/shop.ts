import type {Mark} from './mark';

/** Features of the webstore and of the counters. */
export const shopMarks = {
  smartCart: {solid: 'M17 8l11 15-11 15L6 23z', line: 'M35 22l7 9.500-7 9.500-7-9.500zM35 6v11M29.500 11.500h11'},
  cartRecovery: {solid: 'M24 15l7 9.500-7 9.500-7-9.500z', line: 'M9 15a18 18 0 1 1-2.500 13M8 4.500V16h11.500'},
  couponsAndLoyalty: {
    solid: 'M16.500 17l5 7-5 7-5-7z',
    line: 'M4.500 11.500h39v8L40 24l3.500 4.500v8h-39v-8L8 24l-3.500-4.500zM29 16v3m0 3.500v3m0 3.500v3',
  },
  whatsappUpdates: {solid: 'M24 12l6 8-6 8-6-8z', line: 'M5 5.500h38v29H24L12.500 43v-8.500H5z'},
  flashSales: {
    solid: 'M24 26l7 9.500H17z',
    line: 'M9 5.500h30M9 42.500h30M13 5.500v6.500l11 12-11 12v6.500M35 5.500v6.500L24 24l11 12v6.500',
  },
  launch: {solid: 'M24 20l6 8-6 8-6-8z', line: 'M6 21v21.500h36V21M3.500 19l4-13.500h33l4 13.500z'},
  oneStock: {
    solid: 'M24 28l6.500 8.500L24 45l-6.500-8.500z',
    line: 'M4.500 4.500h12v12h-12zM31.500 4.500h12v12h-12zM10.500 16.500v7.500h27v-7.500M24 24v5',
  },
  payments: {
    solid: 'M24 19l6 8-6 8-6-8z',
    line: 'M4.500 10.500h39v33h-39zM11 10.500V4.500h26v6M4.500 27H12m24 0h7.500',
  },
  support: {solid: 'M24 17l6 8-6 8-6-8z', line: 'M6 30V24a18 18 0 0 1 36 0v6M6 26h6v14H6zM36 26h6v14h-6zM39 40v4H27'},
  billing: {solid: 'M24 20l5 7-5 7-5-7z', line: 'M9.500 4.500h29v38l-5-4-5 4-4.500-4-4.500 4-5-4-5 4zM16 12.500h16'},
  barcode: {solid: 'M24 15l6.500 9-6.500 9-6.500-9z', line: 'M6 6v36M12.500 6v36M35.500 6v36M42 6v36M24 5v6M24 37v6'},
  returns: {
    solid: 'M26 22l5 7-5 7-5-7z',
    line: 'M16 4.500 6 14l10 9.500M7 14h24a11.500 11.500 0 0 1 11.500 11.500V43H12',
  },
  dayClose: {
    solid: 'M24 28l5 6.500-5 6.500-5-6.500z',
    line: 'M4.500 25.500h39v18h-39zM9 25.500V11h30v14.500M17 11V4.500h14V11M16 18h16',
  },
  offlineBilling: {
    solid: 'M24 30l6 8-6 8-6-8z',
    line: 'M4 17.500A28 28 0 0 1 44 17.500M12.500 26A17 17 0 0 1 35.500 26M35 34.500l9 9M44 34.500l-9 9',
  },
  staffRoles: {
    solid: 'M35 6l5 6.500-5 6.500-5-6.500z',
    line: 'M16 21.500a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM4.500 42.500V37L10 28.500h12l5.500 8.500v5.500zM35 24v18.500M35 30h7M35 37h7',
  },
} satisfies Record<string, Mark>;
