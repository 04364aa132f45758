import {getTranslations} from 'next-intl/server';
import {LocalLink} from '@/components/ui/LocalLink';
import {factsIn} from '@/content/figures';
import {footer, menu, productHref} from '@/content/menu';
import type {Path} from '@/content/paths';
import {site} from '@/content/site';
import {pageLocale} from '@/i18n/locale';
import {readablePhone} from '@/lib/format';
import {pageName} from '@/lib/names';
import {Brand} from './Brand';

const linkLook =
  'inline-flex min-h-11 min-w-11 items-center no-underline underline-offset-[5px] hover:text-white hover:underline sm:whitespace-nowrap';

/** The back cover: the stitched edge, whose book it is, every product, and where the company can be reached. */
export async function Footer() {
  const t = await getTranslations('common.footer');
  const common = await getTranslations('common');
  const suite = await getTranslations('suite');
  const ways = await getTranslations('contact.ways');
  const facts = factsIn(await pageLocale());
  const products = menu.products.map((product) => ({href: productHref(product), name: suite(`${product}.name`)}));
  const named = (hrefs: readonly Path[]) =>
    Promise.all(hrefs.map(async (href) => ({href, name: await pageName(href)})));
  const groups = [
    // In columns of three, as long as the other groups.
    {title: t('products'), links: products, list: 'sm:grid sm:grid-flow-col sm:grid-rows-3 sm:gap-x-6 md:gap-x-10'},
    {title: t('company'), links: await named(footer.company)},
    {title: t('legal'), links: await named(footer.legal)},
  ];
  const links = [
    {href: `mailto:${site.email}`, name: site.email},
    {href: `tel:${site.phone}`, name: readablePhone(site.phone)},
  ];
  return (
    <footer className="@container bg-night pb-8 text-base text-on-night print:hidden">
      <div aria-hidden="true" className="grid h-6 items-center bg-cloth">
        <span className="stitch-x" />
      </div>
      <div className="wrap pt-14">
        <div className="grid grid-cols-2 gap-x-4 gap-y-9 sm:grid-cols-[auto_auto_auto] sm:justify-between lg:grid-cols-[minmax(0,19rem)_auto_auto_auto]">
          <div className="col-span-full flex flex-col items-start sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-8 lg:col-span-1">
            <Brand className="mb-3 text-white" />
            <p className="text-balance sm:max-lg:row-start-2">{common('tagline')}</p>
            <address className="mt-3 flex flex-col not-italic sm:max-lg:row-span-2 sm:max-lg:row-start-1 sm:max-lg:mt-0 sm:max-lg:items-end">
              {links.map(({href, name}) => (
                <a key={href} href={href} className={`${linkLook} font-semibold text-white max-xs:text-note`}>
                  {name}
                </a>
              ))}
              <span className="mt-2 whitespace-pre-line text-note sm:max-lg:text-right">
                {ways('addressLines', {...facts, street: ways('street')})}
              </span>
            </address>
          </div>
          {groups.map(({title, links, list}) => (
            <nav key={title} aria-label={title} className="max-sm:first-of-type:row-span-2">
              <h2 className="mb-1.5 text-base text-white tracking-normal">{title}</h2>
              <ul className={`max-xs:text-note ${list ?? ''}`}>
                {links.map((link) => (
                  <li key={link.href}>
                    <LocalLink href={link.href} className={linkLook}>
                      {link.name}
                    </LocalLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-night-line border-t pt-5">
          <span>{t('copyright', {year: String(new Date().getFullYear()), brand: facts.brand})}</span>
          <ul aria-label={t('social')} className="flex flex-wrap gap-x-5 max-xs:text-note">
            {(Object.keys(site.social) as (keyof typeof site.social)[]).map((network) => (
              <li key={network}>
                <a
                  href={site.social[network]}
                  rel="me noopener"
                  // One name is a single letter: its target is as wide as any, and takes no more room than the letter.
                  className={`${linkLook} relative min-w-0! after:absolute after:inset-y-0 after:left-1/2 after:w-full after:min-w-11 after:-translate-x-1/2`}
                >
                  {t(network)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
