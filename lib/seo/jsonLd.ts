import type * as Schema from 'schema-dts';
import {campaignLastDay} from '@/content/campaign';
import {ownerFacts} from '@/content/ownerFacts';
import {type Page, pageOf, pathOf, type Slug} from '@/content/paths';
import {type PlanId, planIds} from '@/content/plans';
import {priceOf} from '@/content/priceOf';
import {type ProductSlug, productPage} from '@/content/products';
import {type Product, plansWithProduct} from '@/content/suite';
import {inLanguage, messageArguments} from '@/i18n/facts';
import {defaultLocale, type Locale, languages, publishedLocales} from '@/i18n/languages';
import {type Translator, translatorOf} from '@/i18n/translator';
import {shareImageOf} from '@/lib/shareCard';
import partner from '@/messages/en/partner.json';
import {site} from '@/settings/site';
import {trailOf} from './breadcrumb';
import {lastModifiedOf, urlFor} from './urls';

/**
 * The data of a page for search engines: a graph whose nodes refer to each other by `@id`. The nodes of the company and the
 * site have the same ids on all pages, so they are always in the default language. The page's own nodes are in its language.
 */
export async function jsonLdOf(page: Page, locale: Locale): Promise<Schema.Graph> {
  const [translator, defaultTranslator] = await Promise.all([translatorOf(locale), translatorOf(defaultLocale)]);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(),
      website(),
      await webPage(page, locale, translator),
      ...breadcrumbs(page, locale, translator),
      ...software(page, defaultTranslator),
    ],
  };
}

/** The id of a node that is the same on all pages. */
const siteId = (name: string) => `${site.origin}/#${name}`;
const ids = {
  organization: siteId('organization'),
  contactPoint: siteId('contact-point'),
  website: siteId('website'),
  suite: siteId('suite'),
};
/** The id of a node of one page. It has the page's own address, because two pages may have the same canonical address. */
const pageId = (page: Page, locale: Locale, name: string) => `${urlFor(locale, page.path)}#${name}`;
const tags = publishedLocales.map((locale) => languages[locale].tag);

function organization(): Schema.Organization {
  const {brand, company, postalCode} = messageArguments(defaultLocale);
  const street = inLanguage(ownerFacts.street, defaultLocale)?.replaceAll('\n', ', ');
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
      ...(street && {streetAddress: street}),
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
      availableLanguage: ownerFacts.hindiSupport ? tags : [languages[defaultLocale].tag],
      hoursAvailable: openingHours(),
    },
  };
}

function openingHours(): Schema.OpeningHoursSpecification[] {
  const specifications: Schema.OpeningHoursSpecification[] = [];
  for (const {on, opens, closes} of site.hours) {
    if (!opens) continue;
    const dayOfWeek = on.map((day) => weekdays[day]);
    specifications.push({'@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes});
  }
  return specifications;
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
  translator: Translator,
): Promise<Schema.WebPage | Schema.ContactPage | Schema.FAQPage> {
  const {url: picture} = await shareImageOf(page, locale);
  const subject = productOf(page) ?? (page.path === '/pricing' && 'suite');
  return {
    '@type': 'WebPage',
    '@id': pageId(page, locale, 'webpage'),
    url: urlFor(locale, page.canonical),
    name: translator.text(`${page.wordsKey}.meta.title`),
    description: translator.text(`${page.wordsKey}.meta.description`),
    inLanguage: languages[locale].tag,
    dateModified: lastModifiedOf(page, locale),
    isPartOf: {'@id': ids.website},
    publisher: {'@id': ids.organization},
    primaryImageOfPage: image(picture),
    ...(page.path !== '/' && {breadcrumb: {'@id': pageId(page, locale, 'breadcrumb')}}),
    ...(subject && {mainEntity: {'@id': siteId(subject)}}),
    ...specialType(page, translator),
  };
}

/** Some pages have a more special type than WebPage. */
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

function breadcrumbs(page: Page, locale: Locale, translator: Translator): Schema.BreadcrumbList[] {
  // The home page has no breadcrumbs.
  if (page.path === '/') return [];
  const steps = trailOf(page, translator).map(
    ({name, path}, index) =>
      ({'@type': 'ListItem', position: index + 1, name, item: urlFor(locale, pageOf(path).canonical)}) as const,
  );
  return [{'@type': 'BreadcrumbList', '@id': pageId(page, locale, 'breadcrumb'), itemListElement: steps}];
}

/** The product that a page is about, if it is about one. */
function productOf({collection, slug = ''}: Page): Product | undefined {
  // The slug of such a page is a key of its collection. The slug of a pricing page is also the id of the product.
  if (collection === 'products') return productPage(slug as ProductSlug).product;
  if (collection === 'productPricing') return slug as Slug<'productPricing'>;
  return undefined;
}

/** On pages about a product or the prices: the suite with the prices of its plans, and the product. */
function software(page: Page, defaultTranslator: Translator): Schema.SoftwareApplication[] {
  const product = productOf(page);
  if (!product && page.path !== '/pricing') return [];
  const common = {
    '@type': 'SoftwareApplication',
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    inLanguage: tags,
    publisher: {'@id': ids.organization},
  } as const;
  const suiteNode: Schema.SoftwareApplication = {
    ...common,
    '@id': ids.suite,
    name: messageArguments(defaultLocale).brand,
    url: site.origin,
    offers: planIds.map((id) => offer(id, defaultTranslator)),
  };
  if (!product) return [suiteNode];
  const plans = plansWithProduct(product);
  const productNode: Schema.SoftwareApplication = {
    ...common,
    '@id': siteId(product),
    name: defaultTranslator.text(`suite.${product}.name`),
    url: urlFor(defaultLocale, pathOf('products', product)),
    ...(plans.length > 0 && {isPartOf: {'@id': ids.suite}, offers: plans.map((id) => ({'@id': offerId(id)}))}),
  };
  return page.collection === 'products' && !plans.length ? [productNode] : [suiteNode, productNode];
}

const offerId = (id: PlanId) => siteId(`plan-${id}`);

function offer(id: PlanId, {text}: Translator): Schema.Offer {
  const price = priceOf(id).monthly;
  return {
    '@type': 'Offer',
    '@id': offerId(id),
    name: text(`pricing.plans.${id}.name`),
    url: urlFor(defaultLocale, '/pricing'),
    price,
    priceCurrency: 'INR',
    ...(campaignLastDay && {priceValidUntil: campaignLastDay}),
    // The price is for a month, and billed once a year.
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: 'INR',
      unitCode: 'MON',
      valueAddedTaxIncluded: false,
    },
  };
}

/** An image, without its size, which is optional. */
const image = (path: string): Schema.ImageObject => ({'@type': 'ImageObject', url: site.origin + path});
