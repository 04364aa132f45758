import {formatsOf} from '@/i18n/formats';
import {defaultLocale} from '@/i18n/routing';

const own = formatsOf(defaultLocale);
/** What ICU itself knows besides the project's own. */
const lengths = ['short', 'medium', 'long', 'full'];
const known: Record<string, ReadonlySet<string>> = {
  number: new Set(['integer', 'currency', 'percent', ...Object.keys(own.number)]),
  date: new Set([...lengths, ...Object.keys(own.dateTime)]),
  time: new Set([...lengths, ...Object.keys(own.dateTime)]),
};

/** Whether `number rupees` is a format that a message can ask for; `::currency/INR` says itself what it is. */
export function isKnownFormat(format: string): boolean {
  const [kind = '', ...rest] = format.split(' ');
  const style = rest.join(' ');
  return !style || style.startsWith('::') || !known[kind] || known[kind].has(style);
}
