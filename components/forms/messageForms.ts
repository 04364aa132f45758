import {getTranslations} from 'next-intl/server';
import {type FieldFacts, type MessageFormName, messageForms} from '@/content/forms';
import {slugsOf} from '@/content/paths';
import {planIds} from '@/content/plans';
import {site} from '@/content/site';
import {type Product, suite} from '@/content/suite';
import {messageArguments} from '@/i18n/facts';
import {pageLocale} from '@/i18n/locale';
import {wordsAt} from '@/i18n/words';
import {readablePhone} from '@/lib/format';
import {placeholders} from '@/lib/interpolate';
import type {MessageFormProps} from './MessageForm';

/** The contact page's form, in the page's language. */
export async function contactForm(): Promise<MessageFormProps> {
  return {form: 'contact', heading: 'h2', ...(await propsOf('contact'))};
}

/** The company's own demo form, in the page's language. `product`: what the page is about, chosen already. */
export async function ownDemoForm(product?: Product): Promise<MessageFormProps> {
  const t = await getTranslations('forms.demo');
  const names = await getTranslations('suite');
  const plans = await getTranslations('pricing.plans');
  const {words, ...props} = await propsOf('demo');
  const header = await getTranslations('common.header');
  const industryNames = await getTranslations('industries');
  const useCaseNames = await getTranslations('useCases');
  const choices = [
    {value: '', label: t('nothingYet')},
    ...suite.map((one) => ({value: one, label: names(`${one}.name`), group: header('products')})),
    ...planIds.map((id) => ({
      value: id,
      label: t('plan', {plan: plans(`${id}.name`)}),
      group: header('pricing'),
    })),
    ...slugsOf('industries').map((slug) => ({
      value: slug,
      label: industryNames(`${slug}.name`),
      group: header('industries'),
    })),
    ...slugsOf('useCases').map((slug) => ({
      value: slug,
      label: useCaseNames(`${slug}.name`),
      group: header('useCases'),
    })),
  ];
  return {
    form: 'demo',
    heading: 'h3',
    ...props,
    words: {...words, choices, letter: {...words.letter, subject: t('letterSubject')}},
    chosen: product,
  };
}

async function propsOf(form: MessageFormName): Promise<Omit<MessageFormProps, 'form' | 'heading'>> {
  return {
    words: await wordsOf(form),
    company: {email: site.email, phone: {href: `tel:${site.phone}`, text: readablePhone(site.phone)}},
    endpoint: site.contactEndpoint,
  };
}

async function wordsOf(form: MessageFormName): Promise<MessageFormProps['words']> {
  const t = await getTranslations('forms');
  const way = site.contactEndpoint ? 'posted' : 'mailed';
  const {required, ...errors} = await wordsAt('forms.errors', placeholders('count', 'min', 'max'));
  const fields: readonly FieldFacts[] = messageForms[form];
  const isAsked = (name: string) => fields.some((field) => field.name === name && field.required);
  return {
    title: t(`${form}.title`),
    text: t(`${form}.text`),
    labels: await wordsAt(`forms.${form}.fields`),
    optional: t('optional'),
    errors: {...errors, required: Object.fromEntries(Object.entries(required).filter(([name]) => isAsked(name)))},
    send: t(way === 'posted' ? `${form}.post` : `${form}.send`),
    note: t(`note.${way}`),
    noteWithoutScripts: t('note.withoutScripts'),
    noteScriptsLost: t('note.scriptsLost'),
    sending: t('sending'),
    retrying: t('retrying', placeholders('attempt', 'attempts')),
    sent: await wordsAt('forms.sent'),
    mailed: await wordsAt('forms.mailed'),
    failed: await wordsAt('forms.failed'),
    copy: await wordsAt('forms.copy'),
    letter: {greeting: t('greeting', messageArguments(await pageLocale())), paste: t('paste')},
  };
}
