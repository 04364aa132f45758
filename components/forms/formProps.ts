import {getTranslations} from 'next-intl/server';
import {type FieldFacts, type MessageFormName, messageForms} from '@/content/formFields';
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
  // `as never`: the keys are put together from slugs, which next-intl's types cannot check.
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
  const words = await wordsOfForm(form);
  return {
    form,
    words,
    company: {email: site.email, phone: companyPhone},
    endpoint: site.contactEndpoint,
    service: serviceOptions(words.note),
    policy: localizedHref(await pageLocale(), pathOf('legal', 'privacy-policy')),
  };
}

async function wordsOfForm(form: MessageFormName): Promise<MessageFormProps['words']> {
  // The values that only the browser knows (lib/interpolate.ts).
  const unfilled = placeholders('attempt', 'attempts', 'count', 'min', 'max', 'plan', 'time');
  const {contact, demo, note, greeting, paste, source, errors, ...shared} = await wordsAt('forms', unfilled);
  const formWords = form === 'contact' ? contact : demo;
  return {
    ...shared,
    title: formWords.title,
    text: formWords.text,
    labels: formWords.fields,
    errors: {...errors, required: requiredErrors(form, errors.required)},
    send: site.contactEndpoint ? formWords.post : formWords.send,
    whatsapp: formWords.whatsapp,
    note: note[receiver],
    policy: note.policy,
    noteWithoutScripts: note.withoutScripts,
    noteScriptsLost: note.scriptsLost,
    letter: {greeting, paste, source},
  };
}

/** The errors of those fields that the form requires. */
function requiredErrors(form: MessageFormName, errors: Record<string, string>): Record<string, string> {
  const fields: readonly FieldFacts[] = messageForms[form];
  const requiredNames = fields.filter(({required}) => required).map(({name}) => name);
  const isRequired = ([name]: [string, string]) => requiredNames.includes(name);
  return Object.fromEntries(Object.entries(errors).filter(isRequired));
}

/** What a forms service gets besides the message. `note` is the text that the visitor consents to. */
const serviceOptions = (note: string): MessageFormProps['service'] => ({
  idField: site.forms.idField || undefined,
  consent: site.forms.consent ? note : undefined,
});

/** The key of the note that says who receives the message. */
const receiver = receiverOf(site.contactEndpoint);

function receiverOf(endpoint: string) {
  if (!endpoint) return 'handed';
  return isFormsService(endpoint) ? 'service' : 'posted';
}
