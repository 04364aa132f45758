import {createHash} from 'node:crypto';
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {inlineScript} from './inlineScript';
import {fontFaces, withStyles} from './inlineStyles';
import {beyondPhones} from './phoneStyles';

/**
 * The document of a page whose rules would be too heavy in it: it has those of a phone, and the address of a file with those of
 * every window. Whoever is no phone asks for that at once and sees nothing before it is there; a phone that is turned, or prints,
 * then. Never both at a time: a phone's rules say of every window what holds for a narrow one. Where the file is lost, they stand
 * in for it. The faces of letters are for both (letters.ts).
 * @param html the document without rules
 * @param css all of its rules
 * @param phone those of a phone: `phoneStyles`
 * @param assets the folder of hashed files, where the file goes
 */
export function withPhoneStyles(html: string, css: string, phone: string, assets: string): string {
  const faces = css.match(fontFaces) ?? [];
  const rules = css.replace(fontFaces, '');
  const name = `chunks/${createHash('sha256').update(rules).digest('hex').slice(0, 16)}.css`;
  writeFileSync(join(assets, name), rules);
  const href = `/_next/static/${name}`;
  const ahead = `<link rel="preload" media="${beyondPhones}" href="${href}" as="style"/>`;
  const file = `<noscript><link rel="stylesheet" href="${href}" blocking="render"></noscript>`;
  const first = `<style media="not all">${phone.replace(fontFaces, '')}</style>${file}${script}`;
  return (
    withStyles(html, faces.join(''))
      // Before the letters, which are larger and less urgent.
      .replace(/<link rel="preload"/, (link) => ahead + link)
      .replace('<style data-whole=', (style) => first + style)
  );
}

const script = inlineScript(`(() => {
  const {currentScript: script} = document;
  const file = script.previousElementSibling;
  const phone = file.previousElementSibling;
  const beyond = matchMedia('${beyondPhones}');
  const insert = (link) => script.insertAdjacentHTML('afterend', link);
  const ask = (add) => {
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
    };
  };
  const wait = () => {
    phone.media = '';
    beyond.addEventListener('change', () => ask(insert), {once: true});
  };
  if (!beyond.matches) wait();
  else if ('blocking' in HTMLLinkElement.prototype) ask(insert);
  // The first paint waits for a sheet that is written in any browser; other scripts do too.
  else ask((link) => document.write(link));
})()`);
