import {getTranslations} from 'next-intl/server';
import {ContactForm} from '@/components/forms/ContactForm';
import {DraftBeforeScripts, ServerForm} from '@/components/forms/ServerForm';
import {Breadcrumb} from '@/components/sections/Breadcrumb';
import {ClosingBand} from '@/components/sections/ClosingBand';
import {ContactWays} from '@/components/sections/ContactWays';
import {OpeningHours} from '@/components/sections/OpeningHours';
import {OpenNow} from '@/components/sections/OpenNow';
import {Action} from '@/components/ui/Action';
import {demoHref} from '@/content/paths';
import {site} from '@/content/site';
import {factsIn, factsOnPage} from '@/i18n/facts';
import {formatsOf} from '@/i18n/formats';
import {pageLocale} from '@/i18n/locale';
import {languages} from '@/i18n/routing';
import {readablePhone, whatsappHref} from '@/lib/format';
import {officeHours} from '@/lib/hours/officeHours';
import {placeholders} from '@/lib/interpolate';
import {hoursRows} from './hoursRows';
import {contactForm} from './messageForms';

/** Where the form is: on a phone it comes after the ways to call and write. */
const formId = 'write';

export async function ContactPage() {
  const t = await getTranslations('contact');
  const locale = await pageLocale();
  const facts = factsOnPage(locale);
  const form = await contactForm();
  const actions = await getTranslations('common.actions');
  const copied = await getTranslations('common.copy');
  const copyOf = (label: string, text: string) => ({
    label,
    words: {done: copied('done', {text}), failed: copied('failed')},
  });
  return (
    <>
      <header className="wrap pt-[clamp(40px,5vw,72px)] pb-12 print:pt-0 print:pb-6">
        <Breadcrumb path="/contact" className="mb-4 text-ink-2" />
        <h1>{t('hero.title')}</h1>
        <p className="mt-6 text-ink-2 text-lede">{t('hero.text')}</p>
        <div className="mt-7 flex flex-wrap gap-3 max-xs:*:flex-auto lg:hidden print:hidden">
          <Action href={`/contact#${formId}`}>{form.words.title}</Action>{' '}
          <Action href={`tel:${site.phone}`} tone="outline">
            {readablePhone(site.phone)}
          </Action>
        </div>
      </header>
      <div className="wrap grid grid-cols-1 gap-x-16 gap-y-14 border-rule border-t-[1.5px] pt-12 pb-section print:block print:*:not-last:mb-8 print:py-6 lg:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_minmax(0,32rem)]">
        <div>
          <h2>{t('company.heading', facts)}</h2>
          <p className="mt-4 font-semibold text-ink">{t('company.owner', facts)}</p>
          <p className="mt-2 text-ink-2">{t('company.text')}</p>
          <ContactWays
            title={t('ways.title')}
            ways={[
              {
                label: t('ways.email'),
                value: site.email,
                hint: t('ways.emailHint'),
                href: `mailto:${site.email}`,
                copy: copyOf(t('ways.copyEmail'), site.email),
              },
              {
                label: t('ways.phone'),
                value: readablePhone(site.phone),
                hint: t('ways.phoneHint'),
                href: `tel:${site.phone}`,
                copy: copyOf(t('ways.copyPhone'), readablePhone(site.phone)),
              },
              {
                label: t('ways.whatsapp'),
                value: readablePhone(site.phone),
                hint: t('ways.whatsappHint'),
                href: whatsappHref(site.phone, t('ways.whatsappText', factsIn(locale))),
              },
              {
                label: t('ways.address'),
                value: `${facts.company}\n${t('ways.addressLines', {...facts, street: t('ways.street')})}`,
                hint: t('ways.addressHint'),
              },
            ]}
          />
        </div>
        <section
          id={formId}
          className="self-start rounded-md border border-line bg-sheet p-6 sm:p-8 lg:col-start-2 lg:row-start-1 print:hidden"
        >
          <ContactForm {...form}>
            <ServerForm {...form} />
          </ContactForm>
          <DraftBeforeScripts form={form.form} />
        </section>
        <OpeningHours
          title={t('hours.title')}
          caption={t('hours.caption')}
          heads={[t('hours.day'), t('hours.time')]}
          rows={
            await hoursRows({
              days: (name) => t(`hours.${name}`),
              range: (hours) => t('hours.range', hours),
              closed: t('hours.closed'),
            })
          }
          zone={t('hours.zone')}
        >
          <OpenNow
            opening={officeHours}
            locale={languages[locale].tag}
            clock={formatsOf(locale).dateTime.clock}
            words={{
              openUntil: t('hours.openUntil', placeholders('time')),
              opensToday: t('hours.opensToday', placeholders('time')),
              opensAt: t('hours.opensAt', placeholders('day', 'time')),
            }}
          />
        </OpeningHours>
      </div>
      <ClosingBand title={t('demo.title')} text={t('demo.text')}>
        <Action href={demoHref} tone="light">
          {actions('bookDemo')}
        </Action>
      </ClosingBand>
    </>
  );
}
