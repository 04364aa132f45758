import {getFormatter, getTranslations} from 'next-intl/server';
import {H2} from '@/components/ui/Heading';
import {site} from '@/content/site';
import {formatsOf} from '@/i18n/formats';
import {languages} from '@/i18n/languages';
import {pageLocale} from '@/i18n/locale';
import {clock} from '@/lib/format';
import {placeholders} from '@/lib/interpolate';
import {OpenNow} from './OpenNow';

type Days = (typeof site.hours)[number]['days'];

/** The company's hours as a table has them, in words of the page. */
export async function hoursRows(
  dayOf: (days: Days) => string,
  range: (hours: {opens: string; closes: string}) => string,
  closed: string,
) {
  const format = await getFormatter();
  return site.hours.map(({days, opens, closes}) => ({
    days: dayOf(days),
    time: opens ? range({opens: clock(format, opens), closes: clock(format, closes)}) : closed,
  }));
}

/** Business hours as a table, in the columns of the contact page, and whether the office is open now. */
export async function OpeningHours() {
  const t = await getTranslations('contact.hours');
  const locale = await pageLocale();
  const rows = await hoursRows(
    (name) => t(name),
    (hours) => t('range', hours),
    t('closed'),
  );
  return (
    <section className="break-inside-avoid grid gap-x-16 gap-y-6 lg:col-span-full lg:row-start-2 lg:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_minmax(0,32rem)] print:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div>
        <H2 className="text-h3-lg leading-tight tracking-tight">{t('title')}</H2>
        <OpenNow
          opening={{timeZone: site.timeZone, hours: site.hours}}
          locale={languages[locale].tag}
          clock={formatsOf(locale).dateTime.clock}
          words={{
            openUntil: t('openUntil', placeholders('time')),
            opensToday: t('opensToday', placeholders('time')),
            opensAt: t('opensAt', placeholders('day', 'time')),
          }}
        />
        <p className="mt-3 text-ink-2 text-note max-xs:mt-0">{t('zone')}</p>
      </div>
      <table className="w-full border-collapse self-start">
        <caption className="sr-only">{t('caption')}</caption>
        <thead>
          <tr className="border-rule border-y-[1.5px] text-ink-2 text-note">
            <th scope="col" className="py-2 text-left font-normal">
              {t('day')}
            </th>
            <th scope="col" className="py-2 text-right font-normal">
              {t('time')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.days} className="border-line border-b last:total-rule">
              <th scope="row" className="py-3 text-left font-normal max-xs:text-note">
                {row.days}
              </th>
              <td className="whitespace-nowrap max-[22rem]:whitespace-normal max-[22rem]:text-balance py-3 pl-4 text-right font-semibold max-xs:text-note">
                {row.time}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
