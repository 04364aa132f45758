import type {MetadataRoute} from 'next';
import {announced} from '@/i18n/routing';
import {keptPages} from '@/lib/seo/indexablePages';
import {lastModifiedOf} from '@/lib/seo/lastModified';
import {alternatesFor, urlFor} from '@/lib/seo/urls';

export default function sitemap(): MetadataRoute.Sitemap {
  return keptPages.flatMap((page) =>
    announced.map((locale) => ({
      url: urlFor(locale, page.path),
      lastModified: lastModifiedOf(page, locale),
      alternates: {languages: alternatesFor(page.path)},
    })),
  );
}
