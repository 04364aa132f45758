import {getTranslations} from 'next-intl/server';
import {type FieldFacts, type MessageFormName, messageForms} from '@/content/forms';
import {pathOf, slugsOf} from '@/content/paths';
import {planIds} from '@/content/plans';
import {type Product, suite} from '@/content/suite';
import {publishedLocales} from '@/i18n/languages';
import {pageLocale} from '@/i18n/locale';
import {localizedHref} from '@/i18n/localePath';
import {translatorOf} from '@/i18n/translator';
import {wordsAt} from '@/i18n/words';
import {companyPhone} from '@/lib/companyPhone';
import {isFormsService} from '@/lib/forms/payload';
import type {Choice} from '@/lib/forms/words';
import {placeholders} from '@/lib/interpolate';
import {site} from '@/settings/site';
import type {MessageFormProps} from './FormHead';

/** The contact page's form, in the page's language. */
export const contactForm = async (): Promise<MessageFormProps> => ({heading: 'h2', ...(await formOf('contact'))});

/** The company's own demo form, in the page's language. `product` is preselected. */
export async function ownDemoForm(product?: Product): Promise<MessageFormProps> {
  const t = await getTranslations();
  const {words, ...form} = await formOf('demo');
  const choices = choicesIn((key, values) => t(key as never, values as never));
  const letter = {...words.letter, subject: t('forms.demo.letterSubject')};
  return {heading: 'h3', ...form, words: {...words, choices, letter}, chosen: product};
}

type TextOf = (key: string, values?: Record<string, string>) => string;

/** The subjects of a demo. */
const choicesIn = (text: TextOf): Choice[] => [
  {value: '', label: text('forms.demo.nothingYet')},
  ...suite.map((value) => ({value, label: text(`suite.${value}.name`), group: text('common.header.products')})),
  ...planIds.map((value) => ({
    value,
    label: text('forms.demo.plan', {plan: text(`pricing.plans.${value}.name`)}),
    group: text('common.header.pricing'),
  })),
  ...slugsOf('industries').map((value) => ({
    value,
    label: text(`industries.${value}.name`),
    group: text('common.header.industries'),
  })),
  ...slugsOf('useCases').map((value) => ({
    value,
    label: text(`useCases.${value}.name`),
    group: text('common.header.useCases'),
  })),
];

/** The names of each subject in all languages: a hosted form may list them in another language than the page's. */
export async function subjectNames(): Promise<Record<string, string[]>> {
  const translators = await Promise.all(publishedLocales.map(translatorOf));
  const choices = translators.flatMap(({text}) => choicesIn(text));
  const names: Record<string, string[]> = {};
  for (const {value, label} of choices) names[value] = [...(names[value] ?? []), label];
  return names;
}

async function formOf(form: MessageFormName): Promise<Omit<MessageFormProps, 'heading'>> {
  // Filled in in the browser (lib/interpolate.ts).
  const unfilled = placeholders('attempt', 'attempts', 'count', 'min', 'max', 'plan', 'time');
  const {contact, demo, note: notes, greeting, paste, source, errors, ...shared} = await wordsAt('forms', unfilled);
  const {title, text, fields: labels, send, post, whatsapp} = form === 'contact' ? contact : demo;
  const {required, ...otherErrors} = errors;
  const fields: readonly FieldFacts[] = messageForms[form];
  const isRequired = (name: string) => fields.some((field) => field.name === name && field.required);
  const requiredHere = Object.entries(required).filter(([name]) => isRequired(name));
  const endpoint = site.contactEndpoint;
  const note = notes[receiver];
  const words: MessageFormProps['words'] = {
    ...shared,
    title,
    text,
    labels,
    errors: {...otherErrors, required: Object.fromEntries(requiredHere)},
    send: endpoint ? post : send,
    whatsapp,
    note,
    policy: notes.policy,
    noteWithoutScripts: notes.withoutScripts,
    noteScriptsLost: notes.scriptsLost,
    letter: {greeting, paste, source},
  };
  const service = {idField: site.forms.idField || undefined, consent: site.forms.consent ? note : undefined};
  const policy = localizedHref(await pageLocale(), pathOf('legal', 'privacy-policy'));
  return {form, words, company: {email: site.email, phone: companyPhone}, endpoint, service, policy};
}

/** The key of the note that says who receives the message. */
const receiver = receiverOf(site.contactEndpoint);

function receiverOf(endpoint: string) {
  if (!endpoint) return 'handed';
  return isFormsService(endpoint) ? 'service' : 'posted';
}
