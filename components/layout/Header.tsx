import {getTranslations} from 'next-intl/server';
import {Action} from '@/components/ui/Action';
import {Icon, spriteHref} from '@/components/ui/Icon';
import {LocalLink} from '@/components/ui/LocalLink';
import {menu} from '@/content/menu';
import {demoHrefFrom, type Path} from '@/content/paths';
import {messageArguments} from '@/i18n/facts';
import {type Locale, languages, publishedLocales} from '@/i18n/languages';
import {pageLocale} from '@/i18n/locale';
import {currentAt, localizedHref} from '@/i18n/localePath';
import {readablePhone} from '@/lib/format';
import {hasIllustration} from '@/lib/illustrations';
import {site} from '@/settings/site';
import {Brand} from './Brand';
import {LanguageSwitcher} from './LanguageSwitcher';
import {MenuButton} from './MenuButton';
import {MenuPanel} from './MenuPanel';
import {menusOf} from './menus';

/** What a language is called in another: `('hi', 'en')` → Hindi. */
const languageName = (code: Locale, inLocale: Locale) =>
  new Intl.DisplayNames(languages[inLocale].tag, {type: 'language'}).of(code) ?? languages[code].name;

/** `path`: the page that it stands on; none on the not-found page. */
export async function Header({path}: {path: Path | undefined}) {
  const t = await getTranslations('common.header');
  const actions = await getTranslations('common.actions');
  const locale = await pageLocale();
  const demo = demoHrefFrom(path);
  const menus = await menusOf(path);
  /** On paper: whose page it is, and where they can be reached. */
  const letterhead = [messageArguments(locale).brand, site.origin, site.email, readablePhone(site.phone)].join(' · ');
  return (
    <header className="site-header @container fixed inset-x-0 top-0 z-40 h-16 border-b bg-paper print:static print:h-auto print:border-0">
      <p className="hidden max-w-none pb-6 text-ink-2 text-small print:block">{letterhead}</p>
      <div className="wrap flex h-full items-center gap-2 [reading-flow:flex-visual] @max-[22rem]:gap-0 print:hidden">
        <Brand className="mr-auto large-text:*:last:hidden" />
        <div data-phone-menu={t('menu')} className="@max-xl:order-last" suppressHydrationWarning>
          <MenuButton label={t('menu')} closeLabel={t('closeMenu')} />
          <nav aria-label={t('main')} className="menus @xl:mr-1 @xl:flex @2xl:mr-3">
            {/* As high as the header: the pointer would fall through a gap between a button and its panel. */}
            <div data-menu-bar="" className="@xl:flex @xl:*:-my-2.5 @xl:*:py-2.5" suppressHydrationWarning>
              {menus.map((each) => (
                <details key={each.id} name="menu" data-menu={each.id} suppressHydrationWarning>
                  <summary className="menu-button">
                    {each.label}
                    <Icon name="icon-chevron" />
                  </summary>
                  <MenuPanel {...each} />
                </details>
              ))}
            </div>
            <LocalLink href={menu.links.aiGrowth} className="menu-button">
              {t('aiGrowth')}
            </LocalLink>{' '}
            <LocalLink
              href={menu.links.pricing}
              aria-current={currentAt(path, menu.links.pricing)}
              className="menu-button"
            >
              {t('pricing')}
            </LocalLink>{' '}
            <a href={site.admin} className="menu-button @xl:hidden">
              {t('login')}
            </a>
            <div className="menu-buttons @xl:hidden">
              <LocalLink href={demo} className="action action-primary">
                {actions('bookDemo')}
              </LocalLink>{' '}
              <Action href={site.admin} tone="outline">
                {t('getStarted')}
              </Action>
            </div>
          </nav>
        </div>{' '}
        {publishedLocales
          .filter((code) => code !== locale)
          .map((code) => (
            <LanguageSwitcher
              key={code}
              // On the not-found page a click finds the visitor's path (rememberLanguage.ts).
              href={localizedHref(code, path ?? '/')}
              language={code}
              description={t('readIn', {language: languageName(code, locale)})}
            >
              <LanguageName locale={code} />
            </LanguageSwitcher>
          ))}{' '}
        <Action href={site.admin} tone="outline" className="action-small whitespace-nowrap @max-xl:hidden">
          {t('login')}
        </Action>{' '}
        <LocalLink href={demo} className="action action-small action-primary whitespace-nowrap @max-xs:px-3">
          <span className="@max-sm:hidden">{t('requestDemo')}</span> <span className="@sm:hidden">{t('demo')}</span>
        </LocalLink>
      </div>
    </header>
  );
}

/** A language as it calls itself, drawn where its letters would need a font file of their own. */
function LanguageName({locale}: {locale: Locale}) {
  const {name} = languages[locale];
  if (!hasIllustration(`language-names/${locale}`)) return name;
  return (
    <>
      {/* No Icon, which stands in scripts: these need not know the size of a name. */}
      <svg className="h-[1.12em] w-[2.28em]" aria-hidden="true">
        <use href={spriteHref(`language-name-${locale}`)} />
      </svg>
      <span className="sr-only">{name}</span>
    </>
  );
}
