import {getTranslations} from 'next-intl/server';
import {menu, productHref} from '@/content/menu';
import {pathOf} from '@/content/paths';
import {pageLocale} from '@/i18n/locale';
import {localizedHref} from '@/i18n/localePath';
import {illustrationHref, industryIllustration} from '@/lib/illustrations';
import type {MenuEntry} from './MenuPanel';

/** The entries of the three menus, in words and with addresses of the page's language. */
export async function menuEntries() {
  const locale = await pageLocale();
  const header = await getTranslations('common.header');
  const suite = await getTranslations('suite');
  const industries = await getTranslations('industries');
  const useCases = await getTranslations('useCases');
  return {
    products: menu.products.map(
      (product): MenuEntry => ({
        product,
        href: localizedHref(locale, productHref(product)),
        name: suite(`${product}.name`),
        text: suite(`${product}.tagline`),
      }),
    ),
    industries: menu.industries.map(({group, slugs}) => ({
      title: header(`groups.${group}`),
      entries: slugs.map(
        (slug): MenuEntry => ({
          href: localizedHref(locale, pathOf('industries', slug)),
          name: industries(`${slug}.name`),
          text: industries(`${slug}.menu`),
          drawing: `${illustrationHref(industryIllustration(slug))}#menu`,
        }),
      ),
    })),
    useCases: menu.useCases.map(
      (slug): MenuEntry => ({
        href: localizedHref(locale, pathOf('useCases', slug)),
        name: useCases(`${slug}.name`),
        text: useCases(`${slug}.menu`),
      }),
    ),
  };
}

export type MenuEntries = Awaited<ReturnType<typeof menuEntries>>;
