import {getTranslations} from 'next-intl/server';
import {LocalLink} from '@/components/ui/LocalLink';
import {factsIn} from '@/content/figures';
import {footer, menu, productHref} from '@/content/menu';
import {site} from '@/content/site';
import {pageLocale} from '@/i18n/locale';
import {pageName} from '@/lib/names';
import {Brand} from './Brand';

const linkLook =
  'inline-flex min-h-11 items-center no-underline underline-offset-[5px] hover:text-white hover:underline';

export async function Footer() {
  const t = await getTranslations('common.footer');
  const common = await getTranslations('common');
  const suite = await getTranslations('suite');
  const groups = [
    {
      title: t('products'),
      links: menu.products.map((product) => ({href: productHref(product), name: suite(`${product}.name`)})),
    },
    {
      title: t('company'),
      links: await Promise.all(footer.company.map(async (href) => ({href, name: await pageName(href)}))),
    },
    {
      title: t('legal'),
      links: await Promise.all(footer.legal.map(async (href) => ({href, name: await pageName(href)}))),
    },
  ];
  return (
    <footer className="bg-night pt-16 pb-8 text-base text-on-night print:hidden">
      <div className="wrap">
        <div className="grid grid-cols-2 gap-x-8 gap-y-10 sm:grid-cols-3 md:grid-cols-[1.5fr_1fr_1fr_1fr]">
          <div className="col-span-full md:col-span-1">
            <Brand className="mb-3 text-white" />
            <p>{common('tagline')}</p>
          </div>
          {groups.map((group) => (
            <nav key={group.title} aria-label={group.title}>
              <h2 className="mb-1.5 text-base text-white tracking-normal">{group.title}</h2>
              <ul>
                {group.links.map((link) => (
                  <li key={link.href}>
                    <LocalLink href={link.href} prefetch={false} className={linkLook}>
                      {link.name}
                    </LocalLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-night-line border-t pt-5">
          <span>
            {t('copyright', {year: String(new Date().getFullYear()), brand: factsIn(await pageLocale()).brand})}
          </span>
          <ul aria-label={t('social')} className="flex flex-wrap gap-x-6">
            {(Object.keys(site.social) as (keyof typeof site.social)[]).map((network) => (
              <li key={network}>
                <a href={site.social[network]} rel="me noopener" className={linkLook}>
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
