import {getTranslations} from 'next-intl/server';
import {DemoForm} from '@/components/forms/DemoForm';
import {ownDemoForm} from '@/components/forms/messageForms';
import {EmailAddress} from '@/components/ui/EmailAddress';
import {H2, H3} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import {InlineScript} from '@/components/ui/InlineScript';
import {LocalLink} from '@/components/ui/LocalLink';
import {pathOf} from '@/content/paths';
import type {FormName} from '@/content/products';
import {site} from '@/content/site';
import type {Product} from '@/content/suite';
import {messageArguments} from '@/i18n/facts';
import {pageLocale} from '@/i18n/locale';
import {wordsAt} from '@/i18n/words';
import {readablePhone, whatsappHref} from '@/lib/format';
import {draftArguments, keepDraft} from '@/lib/forms/draft';
import {configuredForm} from '@/lib/forms/formsService';
import {hoursRows} from './OpeningHours';

type Props = {
  id: string;
  /** Which hosted form, where one is configured; without, the site's own (components/forms/DemoForm.tsx). */
  form: FormName;
  /** The product that the page is about. */
  product?: Product;
  title: string;
  text: string;
  /** Its head stands on cloth, and the form reaches into it. */
  cover?: boolean;
};

const steps = ['listen', 'show', 'decide'] as const;

/** Where a conversation starts: the form, what a demo is like, and every other way to ask for one. */
export async function DemoSection({id, form, product, title, text, cover}: Props) {
  const t = await getTranslations('common.demo');
  const locale = await pageLocale();
  const facts = messageArguments(locale);
  const {consent, policy, ...words} = await wordsAt('common.demo.hosted', {phone: readablePhone(site.phone)});
  const own = await ownDemoForm(product);
  const hosted = configuredForm(form);
  return (
    <section
      id={id}
      data-hosted={hosted && JSON.stringify(hosted)}
      className={`scroll-mt-16 ${cover ? 'demo-cover relative isolate overflow-clip pb-section' : 'py-section'}`}
    >
      <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_minmax(0,36rem)] lg:grid-rows-[auto_1fr]">
        <div>
          <H2>{title}</H2>
          <p className={`mt-4 text-lede ${cover ? 'text-inherit' : ''}`}>{text}</p>
        </div>
        <div className="self-start overflow-hidden rounded-md border border-line bg-sheet lg:col-start-2 lg:row-span-2 lg:row-start-1 print:hidden">
          {!cover && (
            <div aria-hidden="true" className="relative h-10 bg-cloth">
              <span className="stitch-x absolute inset-x-0 top-[18px]" />
            </div>
          )}
          <div className="p-6 sm:p-8">
            <DemoForm
              locale={locale}
              own={own}
              words={words}
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
          <H3 className="border-rule border-b-[1.5px] pb-3">{t('expect')}</H3>
          <ol className="entries knots demo-steps">
            {steps.map((step) => (
              <li key={step}>
                <Icon name="icon-knot" />
                <div>
                  <b>{t(`step.${step}.title`)}</b>
                  <p>{t(`step.${step}.text`, facts)}</p>
                </div>
              </li>
            ))}
          </ol>
          <Ways />
        </div>
      </div>
    </section>
  );
}

/** For those who would rather not fill in a form: every other way, as a ruled list. */
async function Ways() {
  const t = await getTranslations('common.demo');
  const facts = messageArguments(await pageLocale());
  const ways = [
    {
      label: t('email'),
      value: site.email,
      href: `mailto:${site.email}?subject=${encodeURIComponent(t('emailSubject'))}`,
    },
    {label: t('phone'), value: readablePhone(site.phone), href: `tel:${site.phone}`},
    {label: t('whatsapp'), value: t('whatsappAction'), href: whatsappHref(site.phone, t('whatsappText', facts))},
    {label: t('visit'), value: t('city')},
  ];
  const rows = await hoursRows(
    (name) => t(name),
    (hours) => t('range', hours),
    t('closed'),
  );
  return (
    <>
      <H3 className="double-rule mt-10 pb-3">{t('ways')}</H3>
      <dl className="demo-ways">
        {ways.map((way) => (
          <div key={way.label}>
            <dt>{way.label}</dt>
            <dd className={way.href ? 'font-semibold wrap-anywhere' : 'font-semibold'}>
              {way.href ? (
                <a href={way.href} className="text-link">
                  <EmailAddress text={way.value} />
                </a>
              ) : (
                <span className="inline-flex min-h-11 items-center">{way.value}</span>
              )}
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('hours')}</dt>
          <dd>
            <table className="mt-1 w-full text-note">
              <tbody className="align-baseline">
                {rows.map((row) => (
                  <tr key={row.days}>
                    <th scope="row">{row.days}</th>
                    <td>{row.time}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </dd>
        </div>
      </dl>
    </>
  );
}
