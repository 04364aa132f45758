import {createHash} from 'node:crypto';
import {inlineScript} from './inlineScript';
import {fontFaces, withStyles} from './inlineStyles';
import {beyondPhones} from './phoneStyles';

/** The end of what a document says about its viewport: before that, a phone would not know how wide it is. */
const viewport = /<meta name="viewport"[^>]*>/;

/** A document, and the file that it asks for where it is needed: the rules of every window, to be kept under `name`. */
type PhoneFirst = {html: string; name: string; rules: string};

/**
 * The document of a page whose rules would be too heavy in it: it has those of a phone, and the address of a file with all of them.
 * Whoever is no phone asks for that at once and sees nothing before it is there; a phone that is turned, or prints, then. They take
 * turns, since a phone's rules say of every window what holds for a narrow one. Where the file is lost, or something refuses the
 * script here, a phone's stay. The faces of letters are for both (letters.ts).
 * @param html the document without rules
 * @param css all of its rules
 * @param phone those of a phone: `phoneStyles`
 * @throws where the document says nothing about its viewport
 */
export function withPhoneStyles(html: string, css: string, phone: string): PhoneFirst {
  if (!viewport.test(html)) throw new Error('A page says nothing about its viewport.');
  const faces = css.match(fontFaces) ?? [];
  const rules = css.replace(fontFaces, '');
  const name = `chunks/${createHash('sha256').update(rules).digest('hex').slice(0, 16)}.css`;
  const href = `/_next/static/${name}`;
  // Before the letters, which are larger and less urgent.
  const ahead = `<link rel="preload" media="${beyondPhones}" href="${href}" as="style"/>`;
  const file = `<noscript><link rel="stylesheet" href="${href}" blocking="render"></noscript>`;
  const first = `<style media="(scripting:enabled)">${phone.replace(fontFaces, '')}</style>${file}${script}`;
  return {
    html: withStyles(html, faces.join(''))
      .replace(viewport, (meta) => meta + ahead)
      .replace('<style data-whole=', (style) => first + style),
    name,
    rules,
  };
}

/** The address of the file that a document asks for where a phone's rules do not do. */
export const allRulesOf = (html: string): string | undefined =>
  /<noscript><link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1];

const script = inlineScript(`(() => {
  const {currentScript: script} = document;
  const file = script.previousElementSibling;
  const phone = file.previousElementSibling;
  const beyond = matchMedia('${beyondPhones}');
  let tries = 2;
  const insert = (link) => script.insertAdjacentHTML('afterend', link);
  const ask = (add) => {
    beyond.onchange = null;
    add(file.textContent);
    const link = script.nextElementSibling;
    link.onload = () => {
      phone.media = 'not all';
      // For scripts that have looked at the window's parts before.
      dispatchEvent(new Event('resize'));
    };
    link.onerror = () => {
      link.remove();
      wait();
      if (--tries) setTimeout(again, 2000);
    };
  };
  const wait = () => {
    phone.media = '';
    beyond.onchange = () => ask(insert);
  };
  const again = () => beyond.matches && beyond.onchange?.();
  addEventListener('online', again);
  if (beyond.matches) {
    phone.media = 'not all';
    // The first paint waits for a sheet that is written in any browser, but so does the parser, at the next script.
    ask('blocking' in HTMLLinkElement.prototype ? insert : (link) => document.write(link));
  } else wait();

  // Paper is laid out once this returns: for what comes later it is too late.
  addEventListener('beforeprint', () => {
    if (phone.media === 'not all') return;
    const request = new XMLHttpRequest();
    request.open('GET', /"(\\/[^"]+)/.exec(file.textContent)[1], false);
    request.send();
    if (request.status !== 200) return;
    const rules = new CSSStyleSheet();
    rules.replaceSync(request.responseText);
    document.adoptedStyleSheets.push(rules);
    phone.media = 'not all';
    beyond.onchange = null;
  });
})()`);
