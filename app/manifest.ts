import type {MetadataRoute} from 'next';
import {factsIn} from '@/content/figures';
import {messagesOf} from '@/i18n/catalogs';
import {defaultLocale, languages} from '@/i18n/routing';

/** What a phone needs to put the site on its home screen. One file serves all languages, so it speaks the default one. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const {home} = await messagesOf(defaultLocale);
  const {brand} = factsIn(defaultLocale);
  return {
    name: brand,
    short_name: brand,
    description: home.meta.description,
    lang: languages[defaultLocale].tag,
    dir: 'ltr',
    start_url: '/',
    display: 'standalone',
    // The token `paper` of app/globals.css in hex.
    theme_color: '#f9f7f0',
    background_color: '#f9f7f0',
    icons: [
      {src: '/icon-192.png', sizes: '192x192', type: 'image/png'},
      {src: '/icon-512.png', sizes: '512x512', type: 'image/png'},
      {src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable'},
    ],
  };
}
