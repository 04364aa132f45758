import {draftLifetime} from './timesAndLimits';

/** Legal pages: when each last changed, and the related page that a reader may have looked for. */
export const legal = {
  'terms-of-service': {updated: '2026-11-29', related: 'return-and-refund'},
  'return-and-refund': {updated: '2026-11-29', related: 'terms-of-service'},
  'privacy-policy': {updated: '2026-11-29', related: 'terms-of-service'},
} as const satisfies Record<string, {updated: string; related: string}>;

export type LegalSlug = keyof typeof legal;

/** Figures that the legal texts state. */
export const legalFacts = {
  /** How long an unsent form stays in the browser. */
  draftDays: draftLifetime / (24 * 3600 * 1000),
  minimumAge: 18,
  /** How many days ahead changes are announced. */
  noticeDays: 30,
  accessRequestDays: 30,
  /** How long an order, or a request for an exchange, can be cancelled. */
  cancellationHours: 24,
  /** The part of an eligible product's price that is refunded. */
  refundShare: 1,
  /** How long after receipt a customer can ask for an exchange, a return or a full refund. */
  returnDays: 7,
  /** Working days until an exchange or a refund is done. */
  refundMinDays: 20,
  refundMaxDays: 25,
} as const;
