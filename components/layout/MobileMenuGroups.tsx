import {getTranslations} from 'next-intl/server';
import {Action} from '@/components/ui/Action';
import {Icon} from '@/components/ui/Icon';
import {LocalLink} from '@/components/ui/LocalLink';
import {menu} from '@/content/menu';
import {site} from '@/content/site';
import {pageLocale} from '@/i18n/locale';
import {localizedHref} from '@/i18n/navigation';
import type {MenuEntry} from './MenuPanel';
import type {MenuEntries} from './menuEntries';
import {NavLink} from './NavLink';

/** What the opened menu shows below the header: three collapsible groups, the plain links and the two buttons, which stay in sight. */
export async function MobileMenuGroups({entries}: {entries: MenuEntries}) {
  const t = await getTranslations('common.header');
  const locale = await pageLocale();
  return (
    <div className="mobile-menu">
      <Group label={t('products')} entries={entries.products} open />
      <Group label={t('industries')} entries={entries.industries} />
      <Group label={t('useCases')} entries={entries.useCases} />
      <LocalLink href={menu.links.aiGrowth} className="menu-row">
        {t('aiGrowth')}
      </LocalLink>
      <NavLink href={localizedHref(locale, menu.links.pricing)} className="menu-row">
        {t('pricing')}
      </NavLink>
      <div className="mobile-menu-actions">
        <Action href={site.admin}>{t('getStarted')}</Action>
        <Action href={site.admin} tone="outline">
          {t('login')}
        </Action>
      </div>
    </div>
  );
}

function Group({label, entries, open}: {label: string; entries: readonly MenuEntry[]; open?: boolean}) {
  return (
    <details name="menu-group" open={open}>
      <summary className="menu-row">
        {label}
        <Icon name="icon-chevron" />
      </summary>
      <ul className="menu-group">
        {entries.map((entry) => (
          <li key={entry.href} data-product={entry.product}>
            <NavLink href={entry.href}>
              {entry.product && <Icon name={`glyph-${entry.product}`} />}
              {entry.name}
            </NavLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
