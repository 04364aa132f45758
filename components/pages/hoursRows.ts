import {getFormatter} from 'next-intl/server';
import {site} from '@/content/site';
import {clock} from '@/lib/format';

type Words = {
  days: (name: (typeof site.hours)[number]['days']) => string;
  range: (hours: {opens: string; closes: string}) => string;
  closed: string;
};

/** The company's hours as a table has them, in words of the page. */
export async function hoursRows({days, range, closed}: Words) {
  const format = await getFormatter();
  return site.hours.map((hours) => ({
    days: days(hours.days),
    time: hours.opens ? range({opens: clock(format, hours.opens), closes: clock(format, hours.closes)}) : closed,
  }));
}
