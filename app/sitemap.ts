import type {MetadataRoute} from 'next';
import {pages} from '@/content/paths';
import {locales} from '@/i18n/routing';
import {alternatesFor, urlFor} from '@/lib/seo';

export default function sitemap(): MetadataRoute.Sitemap {
  const kept = pages.filter(({path, canonical}) => path === canonical);
  return kept.flatMap(({path}) =>
    locales.map((locale) => ({url: urlFor(locale, path), alternates: {languages: alternatesFor(path)}})),
  );
}
