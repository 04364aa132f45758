import {Fragment} from 'react';
import {ownDemoForm, subjectNames} from '@/components/forms/formProps';
import {OwnOrHostedForm} from '@/components/forms/OwnOrHostedForm';
import {EmailAddress} from '@/components/ui/EmailAddress';
import {H2, H3} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import {InlineScript} from '@/components/ui/InlineScript';
import {LocalLink} from '@/components/ui/LocalLink';
import {pathOf} from '@/content/paths';
import type {FormName} from '@/content/products';
import type {Product} from '@/content/suite';
import {pageLocale} from '@/i18n/locale';
import type {Text} from '@/i18n/shape';
import {type WordsAt, wordsAt} from '@/i18n/words';
import {companyPhone} from '@/lib/companyPhone';
import {whatsappHref} from '@/lib/format';
import {draftArguments, keepDraft} from '@/lib/forms/draft';
import {configuredForm} from '@/lib/forms/formsService';
import {placeholders} from '@/lib/interpolate';
import {site} from '@/settings/site';
import styles from './DemoSection.module.css';
import {hoursRows} from './OpeningHours';

type Props = Text & {
  id: string;
  /** The form of the forms service. If none is configured, OwnOrHostedForm shows the site's own form. */
  form: FormName;
  /** The product that the page is about. */
  product?: Product;
  /** What the head is on: paper, or a ground that also reaches behind the form. */
  ground?: keyof typeof grounds;
};

const steps = ['listen', 'show', 'decide'] as const;

/** The classes for a head on paper, on cloth, and on a product's colour. */
const grounds = {
  paper: {section: 'py-section', head: '', lead: 'mt-4 text-lede', form: ''},
  cloth: {
    section: 'relative isolate overflow-clip pb-section',
    head: `relative pt-10 text-on-cloth @lg:pt-18 @lg:pb-12 ${styles.head}`,
    lead: 'mt-4 text-inherit text-lede',
    form: '@lg:mt-18',
  },
  product: {
    section: 'relative isolate mt-section overflow-clip pb-section',
    head: `relative pt-10 text-on-p @lg:pt-18 @lg:pb-12 ${styles.head} ${styles.onProduct}`,
    lead: 'mt-4 text-inherit text-lede',
    form: '@lg:mt-18',
  },
};

const columns =
  'wrap grid gap-x-16 gap-y-10 @lg:grid-cols-2 @lg:grid-rows-[auto_1fr] @xl:grid-cols-[minmax(0,1fr)_minmax(0,36rem)]';
const formCard =
  'self-start overflow-hidden rounded-md border bg-sheet text-ink @lg:sticky @lg:top-20 @lg:col-start-2 @lg:row-span-2 @lg:row-start-1 print:hidden';
const stepRow =
  'grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-6.5 border-b py-4 @max-sm:py-3 @max-sm:text-note';

/** The section with the demo form. It also says what a demo is like, and how to ask for one without the form. */
export async function DemoSection({id, form, product, title, text, ground = 'paper'}: Props) {
  const words = await wordsAt('common.demo', {phone: companyPhone.text, ...placeholders('opens', 'closes')});
  const {consent, policy, ...hostedWords} = words.hosted;
  const own = await ownDemoForm(product);
  const configured = configuredForm(form);
  const hosted = configured?.subjectField ? {...configured, subjectNames: await subjectNames()} : configured;
  const look = grounds[ground];
  return (
    <section
      id={id}
      data-hosted={hosted && JSON.stringify(hosted)}
      data-hydrate={hosted && 'visible'}
      className={`scroll-mt-16 ${look.section}`}
    >
      <div className={columns}>
        <div className={look.head}>
          <H2>{title}</H2>
          <p className={look.lead}>{text}</p>
        </div>
        <div className={`${formCard} ${look.form}`}>
          {ground === 'paper' && (
            <div aria-hidden="true" className="relative h-10 bg-cloth">
              <span className="stitch-x absolute inset-x-0 top-[18px]" />
            </div>
          )}
          <div className="p-6 @sm:p-8">
            <OwnOrHostedForm
              locale={await pageLocale()}
              own={own}
              words={hostedWords}
              consent={
                <p className="mb-6 text-ink-2 text-note">
                  {consent}{' '}
                  <LocalLink href={`${pathOf('legal', 'privacy-policy')}#demoForm`} className="underline">
                    {policy}
                  </LocalLink>
                </p>
              }
            />
            <InlineScript run={keepDraft} args={draftArguments(own.form)} />
          </div>
        </div>
        <div>
          <H3 className="border-rule border-b-[1.5px] pb-3">{words.expect}</H3>
          <ol className="icon-4.5 icon-cloth">
            {steps.map((step) => (
              <li key={step} className={stepRow}>
                <Icon name="icon-knot" className="mt-1" />
                <div>
                  <b>{words.step[step].title}</b>
                  <p className="text-ink-2">{words.step[step].text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <DemoContactWays words={words} />
    </section>
  );
}

const wayRow =
  'grid items-baseline gap-x-6 border-b py-2 @lg:block @lg:border-b-0 @lg:pt-4 @xs:@max-lg:grid-cols-[8.5rem_1fr]';

const wayName = 'text-ink-2 text-note';

/** How to ask for a demo without the form: three lines, or in a wide window three columns. */
async function DemoContactWays({words}: {words: WordsAt<'common.demo'>}) {
  const mail = `mailto:${site.email}?subject=${encodeURIComponent(words.emailSubject)}` as const;
  const hours = await hoursRows(words);
  return (
    // Not a <div>, of which a browser's reader leaves out one with many links.
    <section className="wrap mt-10">
      <H3 className="double-rule pb-3">{words.ways}</H3>
      <dl className="gap-x-16 @lg:grid @lg:grid-cols-3">
        <div className={wayRow}>
          <dt className={wayName}>{words.phone}</dt>
          <dd className="flex flex-wrap gap-x-5 font-semibold">
            <a href={companyPhone.href} className="text-link">
              {companyPhone.text}
            </a>{' '}
            <a href={whatsappHref(site.phone, words.whatsappText)} className="text-link">
              {words.whatsapp}
            </a>
          </dd>
        </div>
        <div className={wayRow}>
          <dt className={wayName}>{words.email}</dt>
          <dd className="font-semibold wrap-anywhere">
            <a href={mail} className="text-link">
              <EmailAddress text={site.email} />
            </a>
          </dd>
        </div>
        <div className={wayRow}>
          <dt className={wayName}>{words.hours}</dt>
          <dd className="py-2 text-note @lg:py-0">
            {hours.map(({days, time}) => (
              <Fragment key={days}>
                <span className="mr-4 inline-block">
                  {days} <b>{time}</b>
                </span>{' '}
              </Fragment>
            ))}
            <span className="block text-ink-2">{words.city}</span>
          </dd>
        </div>
      </dl>
    </section>
  );
}
