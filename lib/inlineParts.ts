import {createHash} from 'node:crypto';
import {decodeEntities} from './htmlEntities';

/**
 * The hashes of what a browser would run from a page's own HTML, as sources of a policy: scripts without an address, styles,
 * and `style` attributes. Structured data does not run.
 */
export function inlineParts(html: string): {scripts: string[]; styles: string[]; styleAttributes: string[]} {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\s(?:src=|type="application\/ld\+json")/.test(attributes))
    .map(([, , code = '']) => code);
  const markup = html.replace(/<script\b[\s\S]*?<\/script>/g, '');
  const styles = [...markup.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);
  const styleAttributes = [...markup.matchAll(/<[a-z][^>]*?\sstyle="([^"]*)"/g)].map(([, value = '']) => value);
  return {
    scripts: distinct(scripts.map(sourceHash)),
    styles: distinct(styles.map(sourceHash)),
    styleAttributes: distinct(styleAttributes.map((value) => sourceHash(decodeEntities(value)))),
  };
}

/** What a policy calls an inline script or style: `'sha256-…'`. */
export const sourceHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const distinct = (list: string[]) => [...new Set(list)];
