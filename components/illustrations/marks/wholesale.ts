import type {Mark} from './mark';

/** Features of wholesale ordering and of finding distributors. */
export const wholesaleMarks = {
  controlledAccess: {
    solid: 'M24 25l5 6.500-5 7-5-7z',
    line: 'M7.500 20.500h33v23h-33zM14.500 20.500V14a9.500 9.500 0 0 1 19 0v6.500',
  },
  separateLogins: {
    solid: 'M12.500 16l5 7-5 7-5-7zM35.500 16l5 7-5 7-5-7z',
    line: 'M4.500 4.500h16v39h-16zM27.500 4.500h16v39h-16z',
  },
  whiteLabelApp: {solid: 'M24 13l7 9.500-7 9.500-7-9.500z', line: 'M11.500 3.500h25v41h-25zM20 38.500h8'},
  creditOrdering: {solid: 'M24 22l5.500 7.500-5.500 7.500-5.500-7.500z', line: 'M14.500 4.500h19v39h-19zM5 14.500h38'},
  partyLedger: {solid: 'M31 20l5 7-5 7-5-7z', line: 'M6.500 4.500h35v39h-35zM15 4.500v39M15 13.500h26.500'},
  inventorySync: {
    solid: 'M24 17l5.500 7-5.500 7-5.500-7z',
    line: 'M7 20A17.500 17.500 0 0 1 39 15M41 4.500V16H29.500M41 28A17.500 17.500 0 0 1 9 33M7 43.500V32h11.500',
  },
  bulkOrders: {
    solid: 'M24 8l4.500 6-4.500 6-4.500-6z',
    line: 'M13.500 4.500h21v19h-21zM3.500 24.500h20v19h-20zM24.500 24.500h20v19h-20zM13.500 32v4M34.500 32v4',
  },
  privateCatalogs: {
    solid: 'M24 17l5.500 7-5.500 7-5.500-7z',
    line: 'M3.500 24C13 8 35 8 44.500 24 35 40 13 40 3.500 24z',
  },
  location: {solid: 'M24 12l5 7-5 7-5-7z', line: 'M24 44 11.500 29A15.500 15.500 0 1 1 36.500 29z'},
  investment: {
    solid: 'M24 4l5.500 7.500L24 19l-5.500-7.500z',
    line: 'M6 26.500h36M6 34.500h36M6 42.500h36M6 26.500v16M42 26.500v16M24 22v4',
  },
  category: {
    solid: 'M34 6l7 9-7 9-7-9z',
    line: 'M5.500 6.500h16v16h-16zM5.500 28.500h16v14h-16zM27 28.500h15.500v14H27z',
  },
  showcase: {
    solid: 'M24 17l6 8-6 8-6-8z',
    line: 'M4.500 8.500h39v31h-39zM4.500 16H13m22 0h8.500M24 39.500V45M14 45h20',
  },
  partnerDiscovery: {
    solid: 'M20 12l5.500 7.500L20 27l-5.500-7.500z',
    line: 'M20 35.500a15.500 15.500 0 1 0 0-31 15.500 15.500 0 0 0 0 31zM31 31l13 13',
  },
} satisfies Record<string, Mark>;
