import {environment} from './environment';

/** The brand, the company and every address outside the site. Overridable by environment variables, see .env.example. */
export const site = {
  ...environment,
  /** Where the company is; its words are in the catalog. */
  address: {locality: 'Raipur', region: 'Chhattisgarh', postalCode: '492001', country: 'IN'},
  timeZone: 'Asia/Kolkata',
  /** Opening hours in that time zone, 24-hour clock, on which days of the week: Sunday is 0, and closed. */
  hours: [
    {days: 'weekdays', on: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00'},
    {days: 'saturday', on: [6], opens: '10:00', closes: '16:00'},
    {days: 'sunday', on: [0], opens: null, closes: null},
  ],
} as const;
