import {getTranslations} from 'next-intl/server';
import {Action} from '@/components/ui/Action';
import {countedAs} from '@/components/ui/countedAs';
import {Icon, spriteHref} from '@/components/ui/Icon';
import {LocalLink} from '@/components/ui/LocalLink';
import {menu} from '@/content/menu';
import {demoHrefFrom, type Path} from '@/content/paths';
import {messageArguments} from '@/i18n/facts';
import {type Locale, languages, publishedLocales} from '@/i18n/languages';
import {pageLocale} from '@/i18n/locale';
import {currentAt, localizedHref} from '@/i18n/localePath';
import {readablePhone} from '@/i18n/phone';
import {hasIllustration} from '@/lib/illustrations';
import {site} from '@/settings/site';
import {Brand} from './Brand';
import styles from './Header.module.css';
import {LanguageSwitcher} from './LanguageSwitcher';
import {MenuPanel} from './MenuPanel';
import {menusOf} from './menus';
import {PhoneMenuButton} from './PhoneMenuButton';

/** The name of a language in another language: `('hi', 'en')` → Hindi. */
const languageName = (code: Locale, inLocale: Locale) =>
  new Intl.DisplayNames(languages[inLocale].tag, {type: 'language'}).of(code) ?? languages[code].name;

/** In a narrow viewport the name has one word a line, so that the demo button fits beside it. */
const smallBrand = '@max-xs:gap-2 @max-xs:text-note/[1.15] @max-xs:*:last:w-min large-text:*:last:hidden';

const menuButton = `${styles.button} flex select-none items-center`;

const listEnd = `${styles.end} relative -mt-px mx-gutter flex flex-wrap gap-3 border-t bg-sheet py-4 @xl:hidden`;
const listEndButton = '@max-xs:px-3 @max-sm:flex-auto @sm:min-w-48';

/** @param path the page's path. The not-found page has none. */
export async function Header({path}: {path: Path | undefined}) {
  const t = await getTranslations('common.header');
  const actions = await getTranslations('common.actions');
  const locale = await pageLocale();
  const demo = demoHrefFrom(path);
  const menus = await menusOf(path);
  const otherLocales = publishedLocales.filter((code) => code !== locale);
  /** In print, the header is the company's name and its addresses. */
  const letterhead = [messageArguments(locale).brand, site.origin, site.email, readablePhone(site.phone)].join(' · ');
  return (
    <header className="@container fixed inset-x-0 top-0 z-40 h-16 border-b bg-paper print:static print:h-auto print:border-0">
      <p className="hidden max-w-none pb-6 text-ink-2 text-small print:block">{letterhead}</p>
      <div className="wrap flex h-full items-center gap-2 [reading-flow:flex-visual] @max-[22rem]:gap-0 print:hidden">
        <Brand className={`mr-auto underline-offset-4 ${smallBrand}`} />
        <div data-phone-menu={t('menu')} className="@max-xl:order-last" suppressHydrationWarning>
          <PhoneMenuButton label={t('menu')} closeLabel={t('closeMenu')} />
          <nav aria-label={t('main')} className={`${styles.menus} @xl:mr-1 @xl:flex @2xl:mr-3`}>
            <div className={styles.list}>
              {/* As high as the header, because a gap between a button and its panel would lose the pointer. */}
              <div data-menu-bar="" className="@xl:flex @xl:*:-my-2.5 @xl:*:py-2.5" suppressHydrationWarning>
                {menus.map((each) => (
                  <details
                    key={each.id}
                    name="menu"
                    data-menu={each.id}
                    className={styles.menu}
                    suppressHydrationWarning
                  >
                    <summary className={menuButton}>
                      {each.label}
                      <Icon name="icon-chevron" className="[transition:rotate_0.15s] in-open:rotate-180" />
                    </summary>
                    <MenuPanel {...each} />
                  </details>
                ))}
              </div>
              <LocalLink href={menu.links.aiGrowth} className={menuButton}>
                {t('aiGrowth')}
              </LocalLink>{' '}
              <LocalLink
                href={menu.links.pricing}
                aria-current={currentAt(path, menu.links.pricing)}
                className={menuButton}
              >
                {t('pricing')}
              </LocalLink>{' '}
              <a href={site.admin} className={`${menuButton} @xl:hidden`} {...countedAs('login')}>
                {t('login')}
              </a>
            </div>
            <div className={listEnd}>
              <Action href={demo} className={listEndButton}>
                {actions('bookDemo')}
              </Action>{' '}
              <Action href={site.admin} tone="outline" className={listEndButton}>
                {t('getStarted')}
              </Action>
            </div>
          </nav>
        </div>{' '}
        {otherLocales.map((code) => (
          <LanguageSwitcher
            key={code}
            // On click, rememberLanguage.ts replaces this by the current URL, which can be any on the not-found page.
            href={localizedHref(code, path ?? '/')}
            language={code}
            description={t('readIn', {language: languageName(code, locale)})}
          >
            <LanguageName locale={code} />
          </LanguageSwitcher>
        ))}{' '}
        <Action
          href={site.admin}
          tone="outline"
          className="action-small whitespace-nowrap @max-xl:hidden"
          {...countedAs('login')}
        >
          {t('login')}
        </Action>{' '}
        <Action href={demo} className="action-small whitespace-nowrap @max-xs:px-3">
          <span className="@max-sm:hidden">{t('requestDemo')}</span> <span className="@sm:hidden">{t('demo')}</span>
        </Action>
      </div>
    </header>
  );
}

/** A language's name in that language. If the page's font lacks its letters, the name is a drawing. */
function LanguageName({locale}: {locale: Locale}) {
  const {name} = languages[locale];
  if (!hasIllustration(`language-names/${locale}`)) return name;
  return (
    <>
      {/* Icon is also in scripts, which would need the sizes of these drawings. So this is a plain <svg>. */}
      <svg className="h-[1.12em] w-[2.28em]" aria-hidden="true">
        <use href={spriteHref(`language-name-${locale}`)} />
      </svg>
      <span className="sr-only">{name}</span>
    </>
  );
}
