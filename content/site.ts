import {environment} from './environment';

/** The brand, the company and every address outside the site. Overridable by environment variables, see .env.example. */
export const site = {
  ...environment,
  /** Where the company is; its words are in the catalog. */
  address: {locality: 'Raipur', region: 'Chhattisgarh', postalCode: '492001', country: 'IN'},
  timeZone: 'Asia/Kolkata',
  /** Opening hours in that time zone, 24-hour clock; Sunday is closed. */
  hours: [
    {days: 'weekdays', opens: '09:00', closes: '18:00'},
    {days: 'saturday', opens: '10:00', closes: '16:00'},
    {days: 'sunday', opens: null, closes: null},
  ],
} as const;
