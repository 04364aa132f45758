import {inlineScript} from './inlineScript';

/** With fewer sections there is little below the two that a phone shows first. */
const long = 4;

/**
 * The document of a long page with all but its first two sections laid out behind the first paint and the letters
 * (letters.ts), one by one: on a phone they are far below, and a slow processor could not answer meanwhile. Until then they
 * have about their height. Not where a visitor starts further down or comes back to it, nor once a link may lead there, since
 * the browser has to know how high everything above is; and only in browsers that keep what is read in its place. A document
 * that was changed before, or is not long, stays as it is.
 */
export const withLaterLayout = (html: string): string =>
  sectionsOf(html) < long || html.includes(script)
    ? html
    : html.replace('<main', () => `${script}<main`).replace('</style></head>', () => `${rule}</style></head>`);

/** The page's own sections: not those in an article or in another section. */
function sectionsOf(html: string): number {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  let depth = 0;
  let sections = 0;
  for (const [, closing, name] of main.matchAll(/<(\/?)(section|article)\b/g)) {
    if (depth === 0 && name === 'section') sections++;
    depth += closing ? -1 : 1;
  }
  return sections;
}

/** The same sections; a product's page has its hue around them. */
const ownSections = ':is(main,main>[data-product])>section';

const rule =
  '@supports (overflow-anchor:auto){@media screen and (width<44rem){' +
  `[data-later] ${ownSections}:nth-of-type(n+3):not([data-laid-out])` +
  '{content-visibility:auto;contain-intrinsic-size:auto 60rem}}}';

/** As slow as this between two sections, what a visitor does comes first. */
const pause = 30;

const script = inlineScript(`(() => {
  const {dataset} = document.documentElement;
  // Deprecated and in every browser; what is to replace it takes three times the bytes.
  if (location.hash || performance.navigation.type) return;
  dataset.later = '';
  const next = ([first, ...others]) => {
    if (!first) return delete dataset.later;
    first.dataset.laidOut = '';
    setTimeout(next, ${pause}, others);
  };
  const start = () => next(document.querySelectorAll('${ownSections}'));
  letters.finally(() => (document.readyState === 'loading' ? addEventListener('DOMContentLoaded', start) : start()));
  // Before a link of the site leads further down, and as soon as an address by hand does. No rule asks for a target with :has(): every
  // script that comes would make browsers style the whole page anew.
  addEventListener('click', ({target}) => target.closest('[href*="#"]') && delete dataset.later, true);
  addEventListener('hashchange', () => delete dataset.later);
})()`);
