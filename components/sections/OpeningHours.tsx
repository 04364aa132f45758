import {getFormatter} from 'next-intl/server';
import {H2} from '@/components/ui/Heading';
import {formatsOf} from '@/i18n/formats';
import {languages} from '@/i18n/languages';
import {pageLocale} from '@/i18n/locale';
import type {WordsAt} from '@/i18n/words';
import {clock} from '@/lib/format';
import {interpolate} from '@/lib/interpolate';
import {site} from '@/settings/site';
import {OpenNow} from './OpenNow';

type HoursWords = Record<(typeof site.hours)[number]['days'] | 'range' | 'closed', string>;

/** The rows of a table with the opening hours. `range` is a message with the placeholders {opens} and {closes}. */
export async function hoursRows({range, closed, ...names}: HoursWords) {
  const format = await getFormatter();
  return site.hours.map(({days, opens, closes}) => {
    if (!opens) return {days: names[days], time: closed};
    const time = interpolate(range, {opens: clock(format, opens), closes: clock(format, closes)});
    return {days: names[days], time};
  });
}

const timeCell =
  'whitespace-nowrap py-3 pl-4 text-right font-semibold @max-xs:text-note @max-[22rem]:text-balance @max-[22rem]:whitespace-normal';

/** The opening hours as a table, and whether the office is open now. In a wide window the map is beside it. */
export async function OpeningHours({words}: {words: WordsAt<'contact.hours'>}) {
  const locale = await pageLocale();
  const rows = await hoursRows(words);
  return (
    <section className="grid content-start gap-6 break-inside-avoid @lg:col-start-1 @lg:row-start-2 print:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div>
        <H2 className="text-h3-lg leading-tight tracking-tight">{words.title}</H2>
        <OpenNow
          opening={{timeZone: site.timeZone, hours: site.hours}}
          locale={languages[locale].tag}
          clock={formatsOf(locale).dateTime.clock}
          words={words}
        />
      </div>
      <table className="w-full border-collapse self-start">
        <caption className="sr-only">{words.caption}</caption>
        <thead>
          <tr className="border-rule border-y-[1.5px] text-ink-2 text-note">
            <th scope="col" className="py-2 text-left font-normal">
              {words.day}
            </th>
            <th scope="col" className="py-2 text-right font-normal">
              {words.time}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({days, time}) => (
            <tr key={days} className="border-b last:total-rule">
              <th scope="row" className="py-3 text-left font-normal @max-xs:text-note">
                {days}
              </th>
              <td className={timeCell}>{time}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
