import {getTranslations} from 'next-intl/server';
import {Action} from '@/components/ui/Action';
import {Drawing} from '@/components/ui/Drawing';
import {LocalLink} from '@/components/ui/LocalLink';
import {menu} from '@/content/menu';
import {site} from '@/content/site';
import {pageLocale} from '@/i18n/locale';
import {localizedHref} from '@/i18n/navigation';
import type {MenuEntry} from './MenuPanel';
import type {MenuEntries} from './menuEntries';
import {NavLink} from './NavLink';

const row = 'flex min-h-14 items-center justify-between border-line border-b font-semibold text-lede no-underline';

/** What the opened menu shows below the header: three collapsible groups, the plain links and the two buttons, which stay in sight. */
export async function MobileMenuGroups({entries}: {entries: MenuEntries}) {
  const t = await getTranslations('common.header');
  const locale = await pageLocale();
  return (
    <div className="double-rule absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto overscroll-contain scroll-pb-24 bg-sheet px-gutter pt-2">
      <Group label={t('products')} entries={entries.products} open />
      <Group label={t('industries')} entries={entries.industries} />
      <Group label={t('useCases')} entries={entries.useCases} />
      <LocalLink href={menu.links.aiGrowth} className={row}>
        {t('aiGrowth')}
      </LocalLink>
      <NavLink href={localizedHref(locale, menu.links.pricing)} className={`${row} aria-[current]:text-cloth-text`}>
        {t('pricing')}
      </NavLink>
      <div className="sticky bottom-0 -mt-px grid grid-cols-2 gap-3 border-line border-t bg-sheet py-4 max-xs:*:px-3 sm:grid-cols-[12rem_12rem]">
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
    <details name="menu-group" open={open} className="group/group">
      <summary className={row}>
        {label}
        <Drawing name="icon-chevron" className="size-3 transition-[rotate] group-open/group:rotate-180" />
      </summary>
      <ul className="grid gap-x-8 border-line border-b py-1 sm:grid-cols-2 md:grid-cols-3">
        {entries.map((entry) => (
          <li key={entry.href} data-product={entry.product}>
            <NavLink
              href={entry.href}
              className="flex min-h-13 items-center gap-4 rounded-sm no-underline aria-[current=page]:font-semibold aria-[current=page]:text-cloth-text"
            >
              {entry.product && <Drawing name={`glyph-${entry.product}`} className="size-8 text-p" />}
              {entry.name}
            </NavLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
