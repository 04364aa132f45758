import {getTranslations} from 'next-intl/server';
import {H2} from '@/components/ui/Heading';
import {LocalLink} from '@/components/ui/LocalLink';
import {footer, menu, productHref} from '@/content/menu';
import type {Path} from '@/content/paths';
import {messageArguments} from '@/i18n/facts';
import {pageLocale} from '@/i18n/locale';
import {pageName} from '@/i18n/words';
import {readablePhone} from '@/lib/format';
import {site} from '@/settings/site';
import {Brand} from './Brand';

/** The back cover: the stitched edge, whose book it is, every product, and where the company can be reached. */
export async function Footer() {
  const t = await getTranslations();
  const facts = messageArguments(await pageLocale());
  const products = menu.products.map((product) => ({href: productHref(product), name: t(`suite.${product}.name`)}));
  const named = (hrefs: readonly Path[]) =>
    Promise.all(hrefs.map(async (href) => ({href, name: await pageName(href)})));
  const groups = [
    {title: t('common.footer.products'), links: products},
    {title: t('common.footer.company'), links: await named(footer.company)},
    {title: t('common.footer.legal'), links: await named(footer.legal)},
  ];
  return (
    <footer className="site-footer @container bg-night pb-8 text-on-night print:hidden">
      <div aria-hidden="true" className="grid h-6 items-center bg-cloth">
        <span className="stitch-x" />
      </div>
      <div className="wrap pt-14">
        <div className="footer-columns grid grid-cols-2 gap-x-4 gap-y-9 @sm:grid-cols-[auto_auto_auto] @sm:justify-between @lg:grid-cols-[minmax(0,19rem)_auto_auto_auto]">
          <div className="footer-company col-span-full @lg:col-auto">
            <Brand className="mb-3 text-white" />
            <p className="text-balance">{t('common.tagline')}</p>
            <address>
              <a href={`mailto:${site.email}`}>{site.email}</a>{' '}
              <a href={`tel:${site.phone}`}>{readablePhone(site.phone)}</a>{' '}
              <span className="mt-2 whitespace-pre-line text-note">
                {t('contact.ways.addressLines', {...facts, street: t('contact.ways.street')})}
              </span>
            </address>
          </div>
          {groups.map(({title, links}) => (
            <nav key={title} aria-label={title}>
              <H2>{title}</H2>
              <ul className="footer-links @max-xs:text-note">
                {links.map((link) => (
                  <li key={link.href}>
                    <LocalLink href={link.href}>{link.name}</LocalLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-night-line border-t pt-5">
          <span>{t('common.footer.copyright', {year: String(new Date().getFullYear()), brand: facts.brand})}</span>
          <ul aria-label={t('common.footer.social')} className="footer-links flex flex-wrap gap-x-5 @max-xs:text-note">
            {(Object.keys(site.social) as (keyof typeof site.social)[]).map((network) => (
              <li key={network}>
                <a href={site.social[network]} rel="me">
                  {t(`common.footer.${network}`)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
