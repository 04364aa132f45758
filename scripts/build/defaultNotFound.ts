import type {Row} from './flight';

/** A class of its markup. */
const sign = 'next-error-h1';

/** Data without Next's own 404, which every page carries and none shows: an unknown address gets the site's (middleware.ts). */
export const withoutDefaultNotFound = (rows: readonly Row[]): Row[] =>
  rows.map((row) =>
    row.kind === 'json' && row.payload.includes(sign)
      ? {...row, payload: JSON.stringify(JSON.parse(row.payload, withoutIt))}
      : row,
  );

const withoutIt = (name: string, value: unknown) =>
  name === 'notFound' && JSON.stringify(value).includes(sign) ? '$undefined' : value;
