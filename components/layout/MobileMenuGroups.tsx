import {getTranslations} from 'next-intl/server';
import {Action} from '@/components/ui/Action';
import {Icon} from '@/components/ui/Icon';
import {LocalLink} from '@/components/ui/LocalLink';
import {menu} from '@/content/menu';
import {demoHref} from '@/content/paths';
import {site} from '@/content/site';
import {pageLocale} from '@/i18n/locale';
import {localizedHref} from '@/i18n/localePath';
import type {Menu} from './menus';
import {DemoLink, NavLink} from './NavLink';

/** What the opened menu shows below the header: three collapsible groups, the plain links and the two buttons, which stay in sight. */
export async function MobileMenuGroups({menus}: {menus: readonly Menu[]}) {
  const t = await getTranslations('common.header');
  const actions = await getTranslations('common.actions');
  const locale = await pageLocale();
  return (
    <div className="mobile-menu double-rule scroll-pb-24 px-gutter pt-2">
      {menus.map(({id, label, groups}, index) => (
        <details key={id} name="menu-group" open={index === 0}>
          <summary className="menu-row">
            {label}
            <Icon name="icon-chevron" />
          </summary>
          {groups.map(({title, entries}) => (
            <div key={title ?? id} className="menu-group">
              {title && <p>{title}</p>}
              <ul aria-label={title}>
                {entries.map(({href, name, product}) => (
                  <li key={href} data-product={product}>
                    <NavLink href={href}>
                      {product && <Icon name={`glyph-${product}`} />}
                      {name}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </details>
      ))}
      <LocalLink href={menu.links.aiGrowth} className="menu-row">
        {t('aiGrowth')}
      </LocalLink>{' '}
      <NavLink href={localizedHref(locale, menu.links.pricing)} className="menu-row">
        {t('pricing')}
      </NavLink>{' '}
      <a href={site.admin} className="menu-row">
        {t('login')}
      </a>
      <div className="menu-buttons sticky bottom-0 -mt-px flex flex-wrap gap-3 border-t bg-sheet py-4 *:whitespace-nowrap max-sm:*:flex-auto max-xs:*:px-3 sm:*:min-w-48">
        <DemoLink href={localizedHref(locale, demoHref)} className="action action-primary">
          {actions('bookDemo')}
        </DemoLink>{' '}
        <Action href={site.admin} tone="outline">
          {t('getStarted')}
        </Action>
      </div>
    </div>
  );
}
