import {getFormatter, getTranslations} from 'next-intl/server';
import {ClosingBand} from '@/components/sections/ClosingBand';
import {ContactForm} from '@/components/sections/ContactForm';
import {ContactWays} from '@/components/sections/ContactWays';
import {OpeningHours} from '@/components/sections/OpeningHours';
import {OpenNow} from '@/components/sections/OpenNow';
import {Action} from '@/components/ui/Action';
import {factsIn} from '@/content/figures';
import {demoHref} from '@/content/paths';
import {site} from '@/content/site';
import {pageLocale} from '@/i18n/locale';
import {languages} from '@/i18n/routing';
import {clock, readablePhone} from '@/lib/format';
import {officeHours} from '@/lib/officeHours';
import {PageTrail} from './PageTrail';

export async function ContactPage() {
  const t = await getTranslations('contact');
  const format = await getFormatter();
  const locale = await pageLocale();
  const facts = factsIn(locale);
  const form = await getTranslations('contact.form');
  return (
    <>
      <header className="wrap pt-[clamp(40px,5vw,72px)] pb-12 print:pt-0 print:pb-6">
        <PageTrail path="/contact" className="mb-4 text-ink-2" />
        <h1>{t('hero.title')}</h1>
        <p className="mt-6 text-ink-2 text-lede">{t('hero.text')}</p>
      </header>
      <div className="wrap grid gap-x-16 gap-y-14 border-rule border-t-[1.5px] pt-12 pb-section print:block print:space-y-8 print:py-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,32rem)]">
        <div>
          <h2>{t('company.heading', facts)}</h2>
          <p className="mt-4 font-semibold">{t('company.owner', facts)}</p>
          <p className="mt-2 text-ink-2">{t('company.text')}</p>
          <ContactWays
            title={t('ways.title')}
            ways={[
              {label: t('ways.email'), value: site.email, hint: t('ways.emailHint'), href: `mailto:${site.email}`},
              {
                label: t('ways.phone'),
                value: readablePhone(site.phone),
                hint: t('ways.phoneHint'),
                href: `tel:${site.phone}`,
              },
              {label: t('ways.address'), value: t('ways.addressLines', facts), hint: t('ways.addressHint')},
            ]}
          />
        </div>
        <OpeningHours
          title={t('hours.title')}
          caption={t('hours.caption')}
          heads={[t('hours.day'), t('hours.time')]}
          rows={site.hours.map(({days, opens, closes}) => ({
            days: t(`hours.${days}`),
            time: opens
              ? t('hours.range', {opens: clock(format, opens), closes: clock(format, closes)})
              : t('hours.closed'),
          }))}
          zone={t('hours.zone')}
        >
          <OpenNow
            opening={officeHours}
            locale={languages[locale].tag}
            words={{
              openUntil: t.raw('hours.openUntil'),
              opensToday: t.raw('hours.opensToday'),
              opensAt: t.raw('hours.opensAt'),
            }}
          />
        </OpeningHours>
        <ContactForm
          to={site.email}
          words={{
            title: form('title'),
            text: form('text'),
            firstName: form('firstName'),
            lastName: form('lastName'),
            email: form('email'),
            subject: form('subject'),
            message: form('message'),
            send: form('send'),
            note: form('note'),
            greeting: form('greeting', facts),
          }}
        />
      </div>
      <ClosingBand title={t('demo.title')} text={t('demo.text')}>
        <Action href={demoHref} tone="light">
          {t('demo.action')}
        </Action>
      </ClosingBand>
    </>
  );
}
