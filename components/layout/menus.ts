import {getTranslations} from 'next-intl/server';
import {menu, productHref} from '@/content/menu';
import {type Href, type Path, pathOf} from '@/content/paths';
import {campaign} from '@/content/plans';
import type {Product} from '@/content/suite';
import {pageLocale} from '@/i18n/locale';
import {currentAt, localizedHref} from '@/i18n/localePath';
import {illustrationHref, industryIllustration} from '@/lib/illustrations';

export type MenuEntry = {
  href: string;
  /** The value of `aria-current`, if the entry leads to the page that it is on. */
  current: 'page' | 'true' | undefined;
  name: string;
  text: string;
  product?: Product;
  drawing?: string;
};

export type Menu = {
  id: string;
  label: string;
  groups: readonly {title?: string; entries: readonly MenuEntry[]}[];
  /** An offer, which fills the rest of the last row. */
  aside?: {title: string; text: string; action: string; href: Href} | undefined;
  /** A line below the entries, with a link. */
  note: string;
  link: {label: string; href: Href};
};

/** The three menus of a page, in its language. */
export async function menusOf(page: Path | undefined): Promise<Menu[]> {
  const locale = await pageLocale();
  const t = await getTranslations('common.header');
  const actions = await getTranslations('common.actions');
  const suite = await getTranslations('suite');
  const industries = await getTranslations('industries');
  const useCases = await getTranslations('useCases');
  const entry = (path: Path, name: string, text: string) => ({
    href: localizedHref(locale, path),
    current: currentAt(page, path),
    name,
    text,
  });
  const talk = {label: t('talk'), href: menu.links.contact};
  return [
    {
      id: 'products',
      label: t('products'),
      groups: [
        {
          entries: menu.products.map((product) => ({
            product,
            ...entry(productHref(product), suite(`${product}.name`), suite(`${product}.tagline`)),
          })),
        },
      ],
      aside: campaign.percent
        ? {
            title: t('festive', {percent: campaign.percent / 100}),
            text: t('festiveText'),
            action: actions('plans'),
            href: menu.links.pricing,
          }
        : undefined,
      note: t('sharedBook'),
      link: {label: actions('plans'), href: menu.links.pricing},
    },
    {
      id: 'industries',
      label: t('industries'),
      groups: menu.industries.map(({group, slugs}) => ({
        title: t(`groups.${group}`),
        entries: slugs.map((slug) => ({
          ...entry(pathOf('industries', slug), industries(`${slug}.name`), industries(`${slug}.menu`)),
          drawing: `${illustrationHref(industryIllustration(slug))}#menu`,
        })),
      })),
      note: t('industriesNote'),
      link: talk,
    },
    {
      id: 'use-cases',
      label: t('useCases'),
      groups: [
        {
          entries: menu.useCases.map((slug) =>
            entry(pathOf('useCases', slug), useCases(`${slug}.name`), useCases(`${slug}.menu`)),
          ),
        },
      ],
      note: t('useCasesNote'),
      link: talk,
    },
  ];
}
