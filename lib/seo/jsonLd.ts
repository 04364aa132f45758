import type * as Schema from 'schema-dts';
import {type Page, pageOf, pathOf, type Slug} from '@/content/paths';
import {campaign, type PlanId, planIds} from '@/content/plans';
import {priceOf} from '@/content/priceOf';
import {type ProductSlug, productPage} from '@/content/products';
import {type Product, plansWith} from '@/content/suite';
import {messageArguments} from '@/i18n/facts';
import {defaultLocale, type Locale, languages, publishedLocales} from '@/i18n/languages';
import {type Translator, translatorOf} from '@/i18n/translator';
import {shareImageOf} from '@/lib/shareCard';
import partner from '@/messages/en/partner.json';
import {site} from '@/settings/site';
import {trailOf} from './breadcrumb';
import {lastModifiedOf, urlFor} from './urls';

/**
 * What a page tells search engines: one graph whose nodes name each other by `@id`. The company and the site have the
 * same ids, and say the same under them, on every page of every language; what is in the page's language is the page's own.
 */
export async function jsonLdOf(page: Page, locale: Locale): Promise<Schema.Graph> {
  const [words, names] = await Promise.all([translatorOf(locale), translatorOf(defaultLocale)]);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(names),
      website(),
      await webPage(page, locale, words),
      ...breadcrumbs(page, locale, words),
      ...software(page, names),
    ],
  };
}

const shared = (name: string) => `${site.origin}/#${name}`;
const ids = {
  organization: shared('organization'),
  contactPoint: shared('contact-point'),
  website: shared('website'),
  suite: shared('suite'),
};
/** After the page's own address, which two pages with one canonical address do not share. */
const own = (page: Page, locale: Locale, name: string) => `${urlFor(locale, page.path)}#${name}`;
const tags = publishedLocales.map((locale) => languages[locale].tag);

function organization({text}: Translator): Schema.Organization {
  const {brand, company, postalCode} = messageArguments(defaultLocale);
  return {
    '@type': 'Organization',
    '@id': ids.organization,
    name: brand,
    alternateName: publishedLocales
      .filter((locale) => locale !== defaultLocale)
      .map((locale) => messageArguments(locale).brand),
    legalName: company,
    url: site.origin,
    logo: image('/icon-512.png'),
    email: site.email,
    telephone: site.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: text('contact.ways.street').replaceAll('\n', ', '),
      addressLocality: site.address.locality,
      addressRegion: site.address.region,
      postalCode,
      addressCountry: site.address.country,
    },
    sameAs: Object.values(site.social),
    contactPoint: {
      '@type': 'ContactPoint',
      '@id': ids.contactPoint,
      contactType: 'sales',
      telephone: site.phone,
      email: site.email,
      areaServed: site.address.country,
      availableLanguage: tags,
      hoursAvailable: site.hours.flatMap(({on, opens, closes}): Schema.OpeningHoursSpecification[] =>
        opens ? [{'@type': 'OpeningHoursSpecification', dayOfWeek: on.map((day) => weekdays[day]), opens, closes}] : [],
      ),
    },
  };
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

function website(): Schema.WebSite {
  return {
    '@type': 'WebSite',
    '@id': ids.website,
    name: messageArguments(defaultLocale).brand,
    url: site.origin,
    inLanguage: tags,
    publisher: {'@id': ids.organization},
  };
}

async function webPage(
  page: Page,
  locale: Locale,
  words: Translator,
): Promise<Schema.WebPage | Schema.ContactPage | Schema.FAQPage> {
  const {url: picture} = await shareImageOf(page, locale);
  const subject = productOf(page) ?? (page.path === '/pricing' && 'suite');
  return {
    '@type': 'WebPage',
    '@id': own(page, locale, 'webpage'),
    url: urlFor(locale, page.canonical),
    name: words.text(`${page.words}.meta.title`),
    description: words.text(`${page.words}.meta.description`),
    inLanguage: languages[locale].tag,
    dateModified: lastModifiedOf(page, locale),
    isPartOf: {'@id': ids.website},
    publisher: {'@id': ids.organization},
    primaryImageOfPage: image(picture),
    ...(page.path !== '/' && {breadcrumb: {'@id': own(page, locale, 'breadcrumb')}}),
    ...(subject && {mainEntity: {'@id': shared(subject)}}),
    ...specialType(page, words),
  };
}

/** What some pages are besides a web page. */
function specialType({path}: Page, {text}: Translator) {
  if (path === '/contact') return {'@type': 'ContactPage', mainEntity: {'@id': ids.contactPoint}} as const;
  if (path !== '/partner-program') return {};
  const questions = Object.keys(partner.faq.items).map((id) => ({
    '@type': 'Question' as const,
    name: text(`partner.faq.items.${id}.question`),
    acceptedAnswer: {'@type': 'Answer' as const, text: text(`partner.faq.items.${id}.answer`)},
  }));
  return {'@type': 'FAQPage', mainEntity: questions} as const;
}

function breadcrumbs(page: Page, locale: Locale, words: Translator): Schema.BreadcrumbList[] {
  // The home page shows no way to itself.
  if (page.path === '/') return [];
  const steps = trailOf(page, words).map(
    ({name, path}, index) =>
      ({'@type': 'ListItem', position: index + 1, name, item: urlFor(locale, pageOf(path).canonical)}) as const,
  );
  return [{'@type': 'BreadcrumbList', '@id': own(page, locale, 'breadcrumb'), itemListElement: steps}];
}

/** The product that a page is about, if it is about one. */
function productOf({collection, slug = ''}: Page): Product | undefined {
  // The slug of such a page is a key of its collection; those of pricing pages are products.
  if (collection === 'products') return productPage(slug as ProductSlug).product;
  if (collection === 'productPricing') return slug as Slug<'productPricing'>;
  return undefined;
}

/** The suite, where the page shows prices, and the product with its plans. An id means the same on every page. */
function software(page: Page, names: Translator): Schema.SoftwareApplication[] {
  const product = productOf(page);
  if (!product && page.path !== '/pricing') return [];
  const kind = {
    '@type': 'SoftwareApplication',
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    inLanguage: tags,
    publisher: {'@id': ids.organization},
  } as const;
  const plans = product ? plansWith(product) : planIds;
  const suite: Schema.SoftwareApplication = {
    ...kind,
    '@id': ids.suite,
    name: messageArguments(defaultLocale).brand,
    url: site.origin,
    offers: planIds.map((id) => offer(id, names)),
  };
  if (!product) return [suite];
  const part: Schema.SoftwareApplication = {
    ...kind,
    '@id': shared(product),
    name: names.text(`suite.${product}.name`),
    url: urlFor(defaultLocale, pathOf('products', product)),
    ...(plans.length > 0 && {isPartOf: {'@id': ids.suite}, offers: plans.map((id) => ({'@id': offerId(id)}))}),
  };
  return page.collection === 'products' && !plans.length ? [part] : [suite, part];
}

const offerId = (id: PlanId) => shared(`plan-${id}`);

function offer(id: PlanId, {text}: Translator): Schema.Offer {
  const price = priceOf(id).monthly;
  return {
    '@type': 'Offer',
    '@id': offerId(id),
    name: text(`pricing.plans.${id}.name`),
    url: urlFor(defaultLocale, '/pricing'),
    price,
    priceCurrency: 'INR',
    ...(campaign.until && {priceValidUntil: campaign.until}),
    // By the month; billed once a year.
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: 'INR',
      unitCode: 'MON',
      valueAddedTaxIncluded: false,
    },
  };
}

/** Without its size: whoever wants to know looks at the picture. */
const image = (path: string): Schema.ImageObject => ({'@type': 'ImageObject', url: site.origin + path});
