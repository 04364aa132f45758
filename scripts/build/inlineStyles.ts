import {withFlight, withValue} from './flight';

/** The addresses of a document's style sheets, in their order. */
export const stylesOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)),
];

/** The faces of a style sheet's fonts, as Next's compiler of style sheets writes them. */
export const fontFaces = /@font-face\{[^}]*\}/g;

/** Whether a document has its rules in it already. */
export const isLightened = (html: string): boolean => html.includes('<style data-whole=');

/**
 * The document with the rules of its style sheets in it, so that it is painted without waiting for another file. Behind
 * what crawlers read, and gone from React's data, or React would fetch the sheets. The site's whole one stays known, for the
 * page that a visitor goes to next (components/layout/wholeStyles.ts), and for the crash of a whole page. A connection
 * that Next opens ahead for the sheets' fonts goes too: they come from the site itself, over the one that is there. The
 * fonts are asked for in the head; the data need not say so again.
 */
export function withStyles(html: string, css: string): string {
  const hrefs = stylesOf(html);
  const [whole = ''] = hrefs;
  const markup = html.replace(/<link rel="(?:stylesheet" |preconnect" href="\/")[^>]*>/g, '');
  const style = `<style data-whole="${whole}" data-precedence="next">${css}</style></head>`;
  return withFlight(markup, (rows) =>
    rows
      .filter(({payload}) => !/^(?:HL\["[^"]+","(?:style|font)"|HC\["\/")/.test(payload))
      .map((row) => withValue(row, withoutSheets)),
  ).replace('</head>', () => style);
}

type Sheet = ['$', 'link', string, {rel: 'stylesheet'}];

const isSheet = (value: unknown): value is Sheet =>
  Array.isArray(value) && value[0] === '$' && value[1] === 'link' && value[3]?.rel === 'stylesheet';

/** Data without the elements of style sheets. Those of the page for a crash of the layout itself stay: `G`. */
function withoutSheets(value: unknown): unknown {
  if (isSheet(value)) return null;
  if (Array.isArray(value)) return value.map(withoutSheets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, name === 'G' ? inner : withoutSheets(inner)]),
  );
}
