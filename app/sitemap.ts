import type {MetadataRoute} from 'next';
import {publishedLocales} from '@/i18n/routing';
import {indexablePages} from '@/lib/seo/indexablePages';
import {lastModifiedOf} from '@/lib/seo/lastModified';
import {alternatesFor, urlFor} from '@/lib/seo/urls';

export default function sitemap(): MetadataRoute.Sitemap {
  return indexablePages.flatMap((page) =>
    publishedLocales.map((locale) => ({
      url: urlFor(locale, page.path),
      lastModified: lastModifiedOf(page, locale),
      alternates: {languages: alternatesFor(page.path)},
    })),
  );
}
