import type {MessageFormName} from '@/content/forms';
import {bodyOf, composeMail} from '@/lib/forms/composeMail';
import {type Delivery, sendMessage} from '@/lib/forms/sendMessage';
import type {Values} from '@/lib/forms/validate';
import {letterOf, messageOf} from './letter';
import type {FormWords} from './words';

/** How a form's message goes, and what the form says of it. */

export {Mailed, NotSent, Sent} from './Outcome';

type Job = {form: MessageFormName; values: Values; words: FormWords};

type Way = {endpoint: string; to: string; id?: string; onAttempt: (attempt: number) => void};

/** Posts to the endpoint, or, where there is none, opens the visitor's mail program. */
export async function deliver(
  {form, values, words}: Job,
  {endpoint, to, ...options}: Way,
): Promise<Delivery | 'mailed'> {
  if (!endpoint) {
    window.location.href = composeMail(to, letterOf(form, values, words));
    return 'mailed';
  }
  const origin = {pageUri: window.location.href, pageName: document.title};
  return sendMessage(endpoint, messageOf(form, values, words), origin, options);
}

/** The letter as text, with its subject, to send it from anywhere else. */
export function textToCopy({form, values, words}: Job): string {
  const letter = letterOf(form, values, words);
  return [letter.subject, bodyOf(letter)].filter(Boolean).join('\n\n');
}
