import {getTranslations} from 'next-intl/server';
import {EmailAddress} from '@/components/ui/EmailAddress';
import {H2} from '@/components/ui/Heading';
import {LocalLink} from '@/components/ui/LocalLink';
import {footer, menu, productHref} from '@/content/menu';
import {ownerFacts} from '@/content/ownerFacts';
import type {Path} from '@/content/paths';
import {inLanguage, messageArguments} from '@/i18n/facts';
import {pageLocale} from '@/i18n/locale';
import {pageName} from '@/i18n/words';
import {companyNumbers} from '@/lib/companyNumbers';
import {companyPhone} from '@/lib/companyPhone';
import {site} from '@/settings/site';
import {Brand} from './Brand';

const networks = Object.keys(site.social) as (keyof typeof site.social)[];

const linkLook =
  'touch-target inline-flex min-h-11 items-center underline-offset-5 hover:text-white hover:underline @lg:whitespace-nowrap';

/** The footer, drawn as a book's back cover with a stitched edge. */
export async function Footer() {
  const t = await getTranslations();
  const {brand, company} = messageArguments(await pageLocale());
  const {grievanceOfficer} = ownerFacts;
  const register = companyNumbers().map(({name, value}) => `${t(`contact.company.${name}`)} ${value}`);
  if (grievanceOfficer) {
    register.push(`${t('contact.company.officer')}: ${inLanguage(grievanceOfficer.name, await pageLocale())}`);
  }
  const year = String(new Date().getFullYear());
  const products = menu.products.map((product) => ({href: productHref(product), name: t(`suite.${product}.name`)}));
  return (
    <footer className="@container bg-night pb-6 text-on-night print:hidden">
      <div aria-hidden="true" className="grid h-6 items-center bg-cloth">
        <span className="stitch-x" />
      </div>
      <div className="wrap pt-8 @sm:pt-12">
        <div className="grid grid-cols-2 gap-x-4 gap-y-7 @sm:grid-cols-[auto_auto_auto] @sm:justify-between @lg:grid-cols-[minmax(0,19rem)_auto_auto_auto]">
          <Company />
          <LinkGroup title={t('common.footer.products')} links={products} long />
          <LinkGroup title={t('common.footer.company')} links={await pageLinks(footer.company)} />
          <LinkGroup title={t('common.footer.legal')} links={await pageLinks(footer.legal)} />
        </div>
        <LinkRow title={t('common.header.useCases')} links={await pageLinks(footer.useCases)} />
        <LinkRow title={t('common.header.industries')} links={await pageLinks(footer.industries)} />
        <div className="mt-7 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-night-line border-t pt-4 @sm:mt-10 @sm:pt-5 @lg:mt-1 @lg:pt-1">
          <span>{t('common.footer.copyright', {year, brand})}</span>
          <ul aria-label={t('common.footer.social')} className="flex flex-wrap gap-x-5 @max-xs:text-note">
            {networks.map((network) => (
              <li key={network}>
                <a href={site.social[network]} rel="me" className={linkLook}>
                  {t(`common.footer.${network}`)}
                </a>
              </li>
            ))}
          </ul>
        </div>
        {register.length > 0 && (
          <p className="mt-2 max-w-none text-note wrap-anywhere">{[company, ...register].join(' · ')}</p>
        )}
      </div>
    </footer>
  );
}

const pageLinks = (paths: readonly Path[]) =>
  Promise.all(paths.map(async (href) => ({href, name: await pageName(href)})));

/** Name, tagline and address. In a viewport of medium width the address is beside the other two. */
async function Company() {
  const t = await getTranslations();
  const facts = messageArguments(await pageLocale());
  const addressLink = `${linkLook} font-semibold text-white wrap-anywhere @max-xs:text-note`;
  return (
    <div className="col-span-full flex flex-col items-start @sm:@max-lg:grid @sm:@max-lg:grid-cols-2 @sm:@max-lg:gap-x-8 @lg:col-auto">
      <Brand className="mb-3 text-white underline-offset-5 @max-xs:text-[1.0625rem] @sm:whitespace-nowrap" />
      <p className="text-balance @sm:@max-lg:row-start-2">{t('common.tagline')}</p>
      <address className="mt-3 flex flex-col @sm:@max-lg:row-span-2 @sm:@max-lg:mt-0 @sm:@max-lg:items-end @sm:@max-lg:text-right">
        <a href={`mailto:${site.email}`} className={addressLink}>
          <EmailAddress text={site.email} />
        </a>{' '}
        <a href={companyPhone.href} className={addressLink}>
          {companyPhone.text}
        </a>{' '}
        <span className="mt-2 whitespace-pre-line text-note">{t('contact.ways.addressLines', facts)}</span>
      </address>
    </div>
  );
}

type LinkRowProps = {
  title: string;
  links: readonly {href: Path; name: string}[];
};

type LinkGroupProps = LinkRowProps & {
  /** A long list has two columns, so that it is about as high as the others. */
  long?: boolean;
};

function LinkGroup({title, links, long}: LinkGroupProps) {
  const columns = long ? '@sm:grid @sm:grid-flow-col @sm:grid-rows-4 @sm:gap-x-6 @md:gap-x-10' : '';
  return (
    <nav aria-label={title} className={long ? '@max-sm:row-span-2' : undefined}>
      <H2 className="mb-1.5 text-base text-white tracking-normal">{title}</H2>
      <ul className={`@max-xs:text-note ${columns}`}>
        <Links links={links} />
      </ul>
    </nav>
  );
}

/** Many links, one behind the other. */
const LinkRow = ({title, links}: LinkRowProps) => (
  <nav
    aria-label={title}
    className="mt-7 @lg:mt-5 @lg:grid @lg:grid-cols-[minmax(0,11rem)_minmax(0,1fr)] @lg:border-night-line @lg:border-t @lg:pt-1"
  >
    <H2 className="mb-1.5 text-base text-white tracking-normal @lg:mb-0 @lg:leading-11">{title}</H2>
    <ul className="flex flex-wrap gap-x-5 @max-xs:text-note">
      <Links links={links} />
    </ul>
  </nav>
);

const Links = ({links}: Pick<LinkRowProps, 'links'>) =>
  links.map(({href, name}) => (
    <li key={href}>
      <LocalLink href={href} className={linkLook}>
        {name}
      </LocalLink>
    </li>
  ));
