import {scriptsAfterPaint} from '../build/afterPaint';
import {laterSprite} from '../build/drawings';
import {beyondPhones} from '../build/phoneStyles';

/** The site's own files that a phone loads for a document before anybody touches the page, each named once. */
type NamedFiles = {scripts: string[]; styles: string[]; fonts: string[]; others: string[]};

/** The kinds of `<link>` that a browser loads by itself. */
const loading = new Set(['stylesheet', 'preload', 'modulepreload']);

/**
 * @param html the document
 * @param links its `Link` header, where it has one
 */
export function namedFiles(html: string, links = ''): NamedFiles {
  const sprite = laterSprite(html)?.split('?', 1) ?? [];
  const named = [...tagged(html), ...scriptsAfterPaint(html), ...sprite, ...linked(links)];
  const urls = new Set(named.filter((url) => /^\/(?!\/)/.test(url)));
  const files: NamedFiles = {scripts: [], styles: [], fonts: [], others: []};
  for (const url of urls) files[kindOf(url)].push(url);
  return files;
}

function kindOf(url: string): keyof NamedFiles {
  if (url.endsWith('.js')) return 'scripts';
  if (url.endsWith('.css')) return 'styles';
  return url.endsWith('.woff2') ? 'fonts' : 'others';
}

/** What only browsers that run no scripts read. */
const withoutScripts = /<noscript>[\s\S]*?<\/noscript>/g;

const tagged = (html: string): string[] =>
  [...html.replace(withoutScripts, '').matchAll(/<(script|link|img|use)\b[^>]*>/g)].flatMap(([tag, name = '']) => {
    // Browsers with modules leave the first out, and wait with the second until it comes near.
    if (/\s(?:nomodule\b|loading="lazy")/i.test(tag)) return [];
    if (name === 'link' && !loading.has(/\srel="([^"]+)/.exec(tag)?.[1] ?? '')) return [];
    // What a phone asks for once it is turned.
    if (tag.includes(` media="${beyondPhones}"`)) return [];
    const url = /\s(?:src|href)="([^"?#]+)/.exec(tag)?.[1];
    return url ? [url] : [];
  });

const linked = (header: string): string[] =>
  [...header.matchAll(/<([^>?#]+)[^>]*>([^,]*)/g)].flatMap(([, url = '', parameters = '']) =>
    loading.has(/rel="?(\w+)/.exec(parameters)?.[1] ?? '') ? [url] : [],
  );
