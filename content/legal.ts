/** Legal pages: the sections in their order (keys in the catalog, anchors on the page) and the date of the last change. */
export const legal = {
  'terms-of-service': {
    updated: '2026-10-01',
    sections: [
      'acceptance',
      'eligibility',
      'account',
      'services',
      'fees',
      'noRefunds',
      'acceptableUse',
      'content',
      'thirdParties',
      'privacy',
      'availability',
      'liability',
      'termination',
      'changes',
      'law',
      'contact',
    ],
  },
} as const satisfies Record<string, {updated: string; sections: readonly string[]}>;

export type LegalSlug = keyof typeof legal;

/** Figures that the legal texts rest on. */
export const legalFacts = {minimumAge: 18, noticeDays: 30} as const;
