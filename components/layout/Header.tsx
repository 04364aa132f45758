import {getTranslations} from 'next-intl/server';
import {Action} from '@/components/ui/Action';
import {LocalLink} from '@/components/ui/LocalLink';
import {menu} from '@/content/menu';
import {demoHref} from '@/content/paths';
import {campaign} from '@/content/plans';
import {site} from '@/content/site';
import {pageLocale} from '@/i18n/locale';
import {languages, locales} from '@/i18n/routing';
import {Brand} from './Brand';
import {LanguageSwitcher} from './LanguageSwitcher';
import {MenuBar} from './MenuBar';
import {MenuPanel} from './MenuPanel';
import {MobileMenu} from './MobileMenu';
import {MobileMenuGroups} from './MobileMenuGroups';
import {menuEntries} from './menuEntries';

const plainLink =
  'flex min-h-11 items-center whitespace-nowrap rounded-sm px-2 text-base no-underline hover:bg-mist 2xl:px-3.5';

export async function Header() {
  const t = await getTranslations('common.header');
  const locale = await pageLocale();
  const entries = await menuEntries();
  const aside = {
    title: t('festive', {percent: campaign.percent / 100}),
    text: t('festiveText'),
    action: t('festiveAction'),
    href: '/pricing',
  } as const;
  const talk = {label: t('talk'), href: '/contact'} as const;
  const menus = [
    {
      id: 'products',
      label: t('products'),
      panel: (
        <MenuPanel
          entries={entries.products}
          aside={aside}
          note={t('sharedBook')}
          link={{label: t('comparePlans'), href: '/pricing'}}
        />
      ),
    },
    {
      id: 'industries',
      label: t('industries'),
      panel: <MenuPanel entries={entries.industries} note={t('industriesNote')} link={talk} />,
    },
    {
      id: 'use-cases',
      label: t('useCases'),
      panel: <MenuPanel entries={entries.useCases} aside={aside} note={t('useCasesNote')} link={talk} />,
    },
  ];
  return (
    <header className="fixed inset-x-0 top-0 z-40 h-16 border-line border-b bg-paper print:hidden">
      <div className="wrap flex h-full items-center gap-2">
        <Brand className="mr-auto" />
        <nav aria-label={t('main')} className="mr-1 flex max-xl:hidden 2xl:mr-3">
          <MenuBar menus={menus} />
          <LocalLink href={menu.links.aiGrowth} className={plainLink}>
            {t('aiGrowth')}
          </LocalLink>
          <LocalLink href={menu.links.pricing} className={plainLink}>
            {t('pricing')}
          </LocalLink>
        </nav>
        {locales
          .filter((code) => code !== locale)
          .map((code) => (
            <LanguageSwitcher
              key={code}
              to={code}
              name={languages[code].name}
              className="grid min-h-11 min-w-11 place-items-center rounded-sm px-2.5 text-note no-underline hover:bg-mist lang-hi:font-switch"
            />
          ))}
        <Action href={site.admin} tone="outline" size="small" className="whitespace-nowrap max-xl:hidden">
          {t('login')}
        </Action>
        <Action href={demoHref} tone="ink" size="small" className="whitespace-nowrap max-sm:hidden">
          {t('requestDemo')}
        </Action>
        <MobileMenu label={t('menu')} closeLabel={t('closeMenu')} className="xl:hidden">
          <MobileMenuGroups entries={entries} />
        </MobileMenu>
      </div>
    </header>
  );
}
