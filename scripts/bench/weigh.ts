import {gzipSync} from 'node:zlib';

/** What no compression makes smaller. */
const dense = /\.(?:woff2|png|jpe?g|webp|avif|ico)$/;

/** Kilobytes (1000 bytes) of gzip -9, whatever the server made of it; fonts and pictures as they are. */
export const kilobytesOf = (content: Buffer, name = '') =>
  (dense.test(name) ? content : gzipSync(content, {level: 9})).length / 1000;
