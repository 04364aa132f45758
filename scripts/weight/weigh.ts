import {gzipSync} from 'node:zlib';

/** What no compression makes smaller. */
const dense = /\.(?:woff2|png|jpe?g|webp|avif|ico)$/;

/** Kilobytes (1000 bytes) of gzip -9, whatever the server made of it; fonts and pictures as they are. */
export const kilobytesOf = (content: Buffer, name = '') =>
  (dense.test(name) ? content : gzipSync(content, {level: 9})).length / 1000;

const styles = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/** A document's kilobytes, with its style rules apart: they are no heavier there than in a file of their own. */
export function kilobytesOfDocument(html: string): {html: number; css: number} {
  const rules = [...html.matchAll(styles)].map(([, css = '']) => css).join('');
  return {html: kilobytesOf(Buffer.from(html.replace(styles, ''))), css: rules ? kilobytesOf(Buffer.from(rules)) : 0};
}
