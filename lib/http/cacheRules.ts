/** The values of Cache-Control; the table in docs/deploying.md says why. */
export const cacheRules = {
  /** Hashed files, share images, illustrations, their sprite: another content has another address. */
  hashed: 'public, max-age=31536000, immutable',
  /** A page whose address names its language: caches keep it for a day, browsers ask each time. */
  page: 'public, max-age=0, must-revalidate, s-maxage=86400',
  /** A page whose address names none: the next visitor may have to be sent to Hindi, so caches ask each time as well. */
  negotiatedPage: 'public, max-age=0, must-revalidate',
  /** Files that keep their address when they change: the sitemap, robots.txt. */
  file: 'public, max-age=0, must-revalidate',
  icon: 'public, max-age=86400',
  /** A path that is no page may be one tomorrow. */
  missing: 'public, max-age=60',
  /** The same in the visitor's language. */
  negotiatedMissing: 'private, max-age=60',
  /** A redirect to the canonical URL, 308. */
  moved: 'public, max-age=86400',
  /** A redirect to the visitor's language, 307, and empty error responses. */
  never: 'no-store',
};
