import {draftLifetime} from './behaviour';

/** Legal pages: when they last changed, and the page that one may have meant. */
export const legal = {
  'terms-of-service': {updated: '2026-11-27', related: 'return-and-refund'},
  'return-and-refund': {updated: '2026-11-27', related: 'terms-of-service'},
  'privacy-policy': {updated: '2026-11-27', related: 'terms-of-service'},
} as const satisfies Record<string, {updated: string; related: string}>;

export type LegalSlug = keyof typeof legal;

/** Figures that the legal texts rest on. */
export const legalFacts = {
  /** An unsent form stays in the browser so long. */
  draftDays: draftLifetime / (24 * 3600 * 1000),
  minimumAge: 18,
  /** Changes are announced so many days ahead. */
  noticeDays: 30,
  accessRequestDays: 30,
  /** An order, or an exchange request, can be cancelled within. */
  cancellationHours: 24,
  /** Of what an eligible product cost. */
  refundShare: 1,
  /** Exchange, return and full refund can be asked for within, from receipt. */
  returnDays: 7,
  /** Working days until an exchange or a refund is done. */
  refundMinDays: 20,
  refundMaxDays: 25,
} as const;
