import {ownerFacts} from './ownerFacts.ts';

/** The last day of the festive discount in India, if the owner has set one: `2027-01-15`. */
export const campaignLastDay = ownerFacts.campaignLastDay;

/** Whether a last day is over in India. */
export function hasEnded(lastDay: string | undefined, now = new Date()): boolean {
  const today = new Intl.DateTimeFormat('en-CA', {timeZone: 'Asia/Kolkata'}).format(now);
  return lastDay !== undefined && today > lastDay;
}
