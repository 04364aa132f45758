import {getTranslations} from 'next-intl/server';
import type {MessageFormProps} from '@/components/forms/MessageForm';
import {type FieldFacts, type MessageFormName, messageForms, type RequiredName} from '@/content/forms';
import {slugsOf} from '@/content/paths';
import {planIds} from '@/content/plans';
import {site} from '@/content/site';
import {type Product, suite} from '@/content/suite';
import {factsIn} from '@/i18n/facts';
import {pageLocale} from '@/i18n/locale';
import {readablePhone} from '@/lib/format';
import {placeholders} from '@/lib/interpolate';

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
  const facts = factsIn(await pageLocale());
  const way = site.contactEndpoint ? 'posted' : 'mailed';
  const required: Record<RequiredName, string> = {
    firstName: t('errors.required.firstName'),
    name: t('errors.required.name'),
    phone: t('errors.required.phone'),
    email: t('errors.required.email'),
    subject: t('errors.required.subject'),
    message: t('errors.required.message'),
  };
  const fields: readonly FieldFacts[] = messageForms[form];
  const isAsked = (name: string) => fields.some((field) => field.name === name && field.required);
  // A form has words for its own fields, not for the other's: of both together the compiler knows no key.
  const label = <Name extends string>(name: Name) => t(`${form}.fields.${name}` as never);
  return {
    title: t(`${form}.title`),
    text: t(`${form}.text`),
    labels: Object.fromEntries(messageForms[form].map(({name}) => [name, label(name)])),
    optional: t('optional'),
    errors: {
      required: Object.fromEntries(Object.entries(required).filter(([name]) => isAsked(name))),
      tooShort: t('errors.tooShort', placeholders('min')),
      tooLong: t('errors.tooLong', placeholders('count', 'max')),
      email: t('errors.email'),
      phone: t('errors.phone', placeholders('min', 'max')),
    },
    send: t(way === 'posted' ? `${form}.post` : `${form}.send`),
    note: t(`note.${way}`),
    plainNote: t('note.withoutScripts'),
    sending: t('sending'),
    retrying: t('retrying', placeholders('attempt', 'attempts')),
    sent: {title: t('sent.title'), text: t('sent.text'), another: t('sent.another')},
    mailed: {
      title: t('mailed.title'),
      text: t('mailed.text'),
      copied: t('mailed.copied'),
      notCopied: t('mailed.notCopied'),
      clear: t('mailed.clear'),
    },
    failed: {
      title: t('failed.title'),
      offline: t('failed.offline'),
      unreachable: t('failed.unreachable'),
      refused: t('failed.refused'),
      again: t('failed.again'),
    },
    copy: {copy: t('copy.copy'), copied: t('copy.copied'), byHand: t('copy.byHand')},
    letter: {greeting: t('greeting', facts), paste: t('paste')},
  };
}
