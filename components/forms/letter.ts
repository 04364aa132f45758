import type {MessageFormName} from '@/content/forms';
import {bodyOf, type Letter} from '@/lib/forms/composeMail';
import {oneLine} from '@/lib/forms/plainText';
import type {Message} from '@/lib/forms/sendMessage';
import type {Values} from '@/lib/forms/validate';
import type {FormWords} from './words';

type Words = Pick<FormWords, 'labels' | 'choices' | 'letter'>;

/** What a form says, as the letter that the visitor's mail program gets. */
export function letterOf(form: MessageFormName, values: Values, {labels, choices, letter}: Words): Letter {
  const {firstName = '', lastName = '', email = '', subject = '', message = '', product = ''} = values;
  if (form === 'contact') {
    return {greeting: letter.greeting, subject, message, details: [`${firstName} ${lastName}`, email]};
  }
  const productName = product && choices?.find(({value}) => value === product)?.label;
  const facts: Values = {...values, product: productName ?? ''};
  return {
    greeting: letter.greeting,
    subject: [letter.subject, productName].filter(Boolean).join(': '),
    message: values.need ?? '',
    details: (['name', 'business', 'phone', 'email', 'product'] as const)
      .filter((name) => oneLine(facts[name] ?? ''))
      .map((name) => `${labels[name]}: ${facts[name]}`),
  };
}

/** The same for an endpoint, which knows the contact form's fields only: the demo form's own are lines of its message. */
export function messageOf(form: MessageFormName, values: Values, words: Words): Message {
  const letter = letterOf(form, values, words);
  const {firstName = values.name, lastName, email} = values;
  const line = (text = '') => oneLine(text);
  return {
    firstName: line(firstName),
    lastName: line(lastName),
    email: line(email),
    subject: line(letter.subject),
    message: bodyOf({...letter, greeting: '', details: form === 'contact' ? [] : letter.details}),
  };
}
