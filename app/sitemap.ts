import type {MetadataRoute} from 'next';
import {pages} from '@/content/paths';
import {announced} from '@/i18n/routing';
import {lastModifiedOf} from '@/lib/lastModified';
import {alternatesFor, urlFor} from '@/lib/urls';

export default function sitemap(): MetadataRoute.Sitemap {
  const kept = pages.filter(({path, canonical}) => path === canonical);
  return kept.flatMap((page) =>
    announced.map((locale) => ({
      url: urlFor(locale, page.path),
      lastModified: lastModifiedOf(page, locale),
      alternates: {languages: alternatesFor(page.path)},
    })),
  );
}
