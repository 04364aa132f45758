import {inlineScript} from './inlineScript';
import {fontFaces} from './inlineStyles';

/** Windows that ask for the letters with the document, and whoever runs no scripts. Phones get the words first. */
export const withDocument = '(min-width:44rem),(scripting:none)';

/** How many milliseconds behind the first paint letters may come and still be taken; later ones are for the next page. */
const patience = 1000;

/** How many hundredths of an em letters may stand closer, so that a text has no line more than before. */
const closer = 4;

/** How many hundredths of its width a text may lose, so that it has no line less. */
const narrower = 24;

/**
 * The document with the faces of its first letters in a style sheet of their own, which a phone takes only where it likely has the
 * files already: they would come on the line before the words. It is painted in the visitor's own fonts, the letters are asked for
 * behind that, and taken if they are there at once, nobody has scrolled, and nothing in sight has to move up or down for them. A
 * text that would need fewer lines is set narrower or keeps its height, one that would need more is set closer; where that is not
 * enough, the letters wait for the next page. A window that got them with the document too late for the first paint goes the same
 * way.
 *
 * `letters` is a promise for other scripts of the document: the first paint is over, and its letters decided. A document that was
 * changed before stays as it is.
 * @throws where the document asks for no letters that it has rules for
 */
export function withLetters(html: string): string {
  if (html.includes('globalThis.letters')) return html;
  const files = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(([, href = '']) => href);
  const faces: string[] = [];
  const other = html.replace(fontFaces, (face) => {
    if (!files.some((file) => face.includes(`url(${file})`))) return face;
    faces.push(face);
    return '';
  });
  if (!faces.length) throw new Error(`A page asks for ${files.join(', ') || 'no letters'} and has no rules for them.`);
  const sheet = `<style media="${withDocument}">${faces.join('')}</style>`;
  return other
    .replace(/<link rel="preload"(?= href="[^"]+" as="font")/g, (link) => `${link} media="${withDocument}"`)
    .replace('</style></head>', () => `</style>${sheet}${scriptFor(faces.map(faceOf))}</head>`);
}

type Face = {family: string; weight: string; file: string};

/** @throws where a rule is not written as Next's compiler of style sheets does */
function faceOf(rule: string): Face {
  const value = (pattern: RegExp) => {
    const found = pattern.exec(rule)?.[1];
    if (!found) throw new Error(`A face of the first letters says no ${pattern.source}: ${rule}`);
    return found;
  };
  return {
    family: value(/font-family:"?([^;"}]+)/),
    weight: value(/font-weight:([^;}]+)/),
    file: value(/url\(([^)]+)\)/),
  };
}

const scriptFor = (faces: readonly Face[]) =>
  inlineScript(`globalThis.letters = (async () => {
  const {fonts, head, referrer} = document;
  // From another page of the site, or here before: they are likely in the cache. Who starts at a section would see it move. A window
  // that had them with the document keeps them when it becomes narrow. performance.navigation is deprecated and in every browser;
  // what is to replace it takes three times the bytes.
  if (
    referrer.startsWith(location.origin + '/') ||
    performance.navigation.type ||
    location.hash ||
    matchMedia('${withDocument}').matches
  )
    for (const part of head.querySelectorAll('[media="${withDocument}"]')) part.media = '';

  await new Promise((painted) => new PerformanceObserver(painted).observe({type: 'paint', buffered: true}));
  const faces = ${JSON.stringify(faces.map(({family, file, weight}) => [family, `url(${file})`, {weight}]))};
  const here = [...fonts].filter(({family, status}) => family.includes(faces[0][0]) && status === 'loaded');
  if (here.length >= faces.length) return;
  const found = faces.map((face) => new FontFace(...face));
  const inTime = await Promise.race([
    Promise.all(found.map((face) => face.load())),
    new Promise((resolve) => setTimeout(resolve, ${patience})),
  ]).catch(() => {});
  // An address of a section is scrolled to smoothly, from the top.
  if (!inTime || scrollY || location.hash) return;

  // Inner parts first: what they keep, those around them need not. Of what ends below the window only the place counts.
  const inSight = (part) => {
    const {top, bottom} = part.getBoundingClientRect();
    const {offsetHeight} = part;
    if (!offsetHeight || top > innerHeight) return [];
    return [...[...part.children].flatMap(inSight), [part, top, bottom > innerHeight ? 0 : offsetHeight]];
  };
  const keepsHeight = ([part, , height]) => {
    const {offsetWidth, style} = part;
    const {display, letterSpacing, textAlign} = getComputedStyle(part);
    if (!height || display === 'inline') return true;
    const higher = () => part.offsetHeight - height;
    if ([...part.childNodes].some(({data}) => data?.trim())) {
      for (let by = 0; higher() > 0 && ++by <= ${closer}; )
        style.letterSpacing = 'calc(' + letterSpacing.replace('normal', '0px') + ' - .0' + by + 'em)';
      // Nothing painted, no row, nothing centred: none of them would be where it was.
      if (display + textAlign === 'blockstart' && part.matches('p,h1,h2'))
        for (let by = 0; higher() < 0 && (by += 3) <= ${narrower}; ) style.maxWidth = offsetWidth * (1 - by / 100) + 'px';
      if (higher() < 0) {
        style.maxWidth = '';
        style.minHeight = height + 'px';
      }
    }
    return Math.abs(higher()) < 3;
  };
  const keepsPlace = ([part, top]) => Math.abs(part.getBoundingClientRect().top - top) < 3;
  const parts = inSight(document.querySelector('main'));
  const release = () => parts.map(([{style}]) => (style.maxWidth = style.minHeight = style.letterSpacing = ''));
  found.map((face) => fonts.add(face));
  if (parts.every(keepsHeight) && parts.every(keepsPlace)) {
    const width = innerWidth;
    return addEventListener('resize', () => innerWidth === width || release());
  }
  release();
  found.map((face) => fonts.delete(face));
})()`);
