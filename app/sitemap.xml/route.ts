import type {Page} from '@/content/paths';
import {type Locale, publishedLocales} from '@/i18n/languages';
import {fileResponse} from '@/lib/http/fileResponse';
import {alternatesFor, indexablePages, lastModifiedOf, urlFor} from '@/lib/seo/urls';

export const dynamic = 'force-static';

/** Next's MetadataRoute.Sitemap writes `lastmod` after `xhtml:link`. The schema requires `xhtml:link` to be last, so it is written here. */
export function GET() {
  const urls = indexablePages.flatMap((page) => publishedLocales.map((locale) => urlElement(page, locale)));
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
  return fileResponse(body, 'application/xml');
}

/** Nothing here needs escaping, because addresses consist of the origin and slugs. */
function urlElement(page: Page, locale: Locale): string {
  const date = lastModifiedOf(page, locale);
  const links = Object.entries(alternatesFor(page.path)).map(
    ([tag, url]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${url}"/>`,
  );
  const elements = [`<loc>${urlFor(locale, page.path)}</loc>`, date && `<lastmod>${date}</lastmod>`, ...links];
  return ['<url>', ...elements.filter(Boolean), '</url>'].join('\n');
}
