import {site} from '@/content/site';
import type {Opening} from './opening';

const hoursOf = (name: (typeof site.hours)[number]['days']) => {
  const hours = site.hours.find(({days}) => days === name);
  return hours?.opens ? {opens: hours.opens, closes: hours.closes} : null;
};

/** The company's hours, day by day. */
export const officeHours: Opening = {
  timeZone: site.timeZone,
  week: [hoursOf('sunday'), ...Array.from({length: 5}, () => hoursOf('weekdays')), hoursOf('saturday')],
};
