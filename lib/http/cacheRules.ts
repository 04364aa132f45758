/** The addresses of files whose names change with their content begin with this. */
export const hashedFolder = '/_next/static/';

/** The values of Cache-Control. The table in docs/deploying.md explains them. */
export const cacheRules = {
  /** For files whose address changes with their content: scripts, styles, share images, illustrations, the sprite. */
  hashed: 'public, max-age=31536000, immutable',
  /** A page whose address names its language. Shared caches keep it for a day, and browsers revalidate it each time. */
  page: 'public, max-age=0, must-revalidate, s-maxage=86400',
  /** A page whose address names no language. Shared caches revalidate it too, because it may redirect another visitor to Hindi. */
  negotiatedPage: 'public, max-age=0, must-revalidate',
  /** For files that keep their address when they change: the sitemap, robots.txt. */
  file: 'public, max-age=0, must-revalidate',
  icon: 'public, max-age=86400',
  /** For a 404. The time is short, because the page may exist tomorrow. */
  missing: 'public, max-age=60',
  /** For a 404 whose address names no language, so that the page is in the visitor's. */
  negotiatedMissing: 'private, max-age=60',
  /** For a redirect to the canonical URL (308). */
  moved: 'public, max-age=86400',
  /** For a redirect to the visitor's language (307) and for errors without a body. */
  never: 'no-store',
};
