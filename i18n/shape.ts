import type {FieldName, RequiredName} from '@/content/formFields';
import type * as home from '@/content/home';
import type {Industry, IndustrySlug, industries, TradeFigure} from '@/content/industries';
import type {insets} from '@/content/insets';
import type {LegalSlug} from '@/content/legal';
import type {singlePages} from '@/content/paths';
import type {AddOn, comparison, PlanId, plans} from '@/content/plans';
import type {ProductPage, ProductSection, products} from '@/content/products';
import type {Cell, DocumentName, documents, TradeDocument} from '@/content/samplePapers';
import type {Good} from '@/content/sampleShop';
import type {PricedProduct, suite} from '@/content/suite';
import type {UseCase, useCases} from '@/content/useCases';
import type {Messages} from './catalogs';

/** The words that the facts in content/ need. shapeProof.ts proves that the catalogs have them. */

export type Text = {title: string; text: string};
type Figure = {figure: string; label: string};
type Common = {name: string; meta: {title: string; description: string}; share: Text};

/** A list with the items that the catalog has at `Place`. If `Place` is just `string`, the items can be any. */
type Items<Place extends string, Item = Text> = Text & {items: Record<KeysAt<`${Place}.items`>, Item>};
type KeysAt<Place extends string> = keyof At<Messages, Place> & string;

/** The type of the catalogs at a dotted key. */
export type At<Tree, Place extends string> = Place extends `${infer Key}.${infer Rest}`
  ? At<ValueOf<Tree, Key>, Rest>
  : ValueOf<Tree, Place>;
type ValueOf<Tree, Key extends string> = Key extends keyof Tree ? Tree[Key] : never;

/** The words of a product page's section, by the section's kind. */
type SectionWordsByKind<Place extends string> = {
  about: Text;
  analytics: Items<Place>;
  audience: Items<Place>;
  features: Items<Place>;
  figures: Items<Place, Figure>;
  industries: Text & {items: Record<KeysAt<`${Place}.items`> & IndustrySlug, Text>};
  reasons: Items<Place>;
  steps: Items<Place>;
};
type SectionWords<Section extends ProductSection, Place extends string> = SectionWordsByKind<Place>[Section['kind']];

type ProductWords<Page extends ProductPage, Place extends string = string> = Common & {
  hero: Text;
  cost: string;
  demo: Text;
} & {[Section in Page['sections'][number] as Section['id']]: SectionWords<Section, `${Place}.${Section['id']}`>};

type IndustryWords<Facts extends Industry, Place extends string = string> = Common & {
  menu: string;
  hero: Text & {badge: string};
  useCases: Items<`${Place}.useCases`>;
  products: Text & {items: Record<Facts['products'][number], Text>};
  reasons: Items<`${Place}.reasons`>;
  closing: Text;
  picture: string;
} & IndustryDocumentWords<Facts>;

/** An industry may have no document. As part of a type with `&`, `unknown` adds nothing. */
type IndustryDocumentWords<Facts extends Industry> = Facts extends {document: infer Name extends DocumentName}
  ? {document: DocumentWords<(typeof documents)[Name]>}
  : unknown;

/** The words of a drawn document: beside it, printed on it, and filled in, if not a figure. */
export type DocumentWords<Document extends TradeDocument> = Text & {
  name: string;
  fields: {[Field in keyof Document['fields']]: FieldWords<Document['fields'][Field]>};
  columns: Record<Document['columns'][number], string>;
  lines: Record<keyof Document['lines'], LineWords<Document>>;
} & SumWords<Document> &
  EndWords<Document>;

/** A field with a figure needs only its label. */
type FieldWords<Field> = Field extends Cell ? string : {label: string; value: string};
type LineWords<Document> = Document extends {detailed: true} ? {name: string; detail: string} : string;
type SumWords<Document> = Document extends {sums: infer Sums} ? {sums: Record<keyof Sums, string>} : unknown;
type EndWords<Document> = Document extends {ends: infer End extends string} ? Record<End, string> : unknown;

/** The words of any drawn document, for its component. */
export type AnyDocumentWords = Text & {
  name: string;
  fields: Record<string, string | {label: string; value: string}>;
  columns: Record<string, string>;
  lines: Record<string, string | {name: string; detail: string}>;
  sums?: Record<string, string>;
  note?: string;
  stamp?: string;
};

type UseCaseWords<Facts extends UseCase, Place extends string = string> = Common & {
  menu: string;
  hero: Text;
  products: Text & {items: Record<Facts['products'][number], Text>};
  benefits: Items<`${Place}.benefits`>;
  closing: Text;
};

type ProductPricingWords<Place extends string = string> = Common & {
  hero: Text;
  fit: Text & {items: Record<PlanId, Text>};
  questions: Omit<Items<`${Place}.questions`>, 'text'>;
};

type LegalWords<Place extends string = string> = Common & {
  hero: Text;
  sections: Record<KeysAt<`${Place}.sections`>, Text>;
};

/** The words that each entry of a collection needs. */
export type CollectionWords = {
  suite: Record<(typeof suite)[number], {name: string; role: string; tagline: string}>;
  products: {[Slug in keyof typeof products]: ProductWords<(typeof products)[Slug], `products.${Slug}`>};
  industries: {[Slug in IndustrySlug]: IndustryWords<(typeof industries)[Slug], `industries.${Slug}`>};
  useCases: {[Slug in keyof typeof useCases]: UseCaseWords<(typeof useCases)[Slug], `useCases.${Slug}`>};
  productPricing: {[Slug in PricedProduct]: ProductPricingWords<`productPricing.${Slug}`>};
  legal: {[Slug in LegalSlug]: LegalWords<`legal.${Slug}`>};
};

/** The words of any entry of each collection, for its template. */
export type Words = {
  products: ProductWords<ProductPage> & {[section: string]: unknown};
  industries: IndustryWords<Industry> & {document?: AnyDocumentWords};
  useCases: UseCaseWords<UseCase>;
  productPricing: ProductPricingWords;
  legal: LegalWords;
};

/** Lists outside of the collections whose keys are facts too, by their place in the catalogs. */
export type Lists = {
  'common.figures.items': Record<TradeFigure, Figure>;
  'forms.contact.fields': Record<FieldName<'contact'>, string>;
  'forms.demo.fields': Record<FieldName<'demo'>, string>;
  'forms.errors.required': Record<RequiredName, string>;
  'home.features.categories': Record<home.FeatureCategory, string>;
  'home.features.items': Record<keyof typeof home.features, Text>;
  'insets.pages': {[Slug in keyof typeof insets]: PageInsetWords<(typeof insets)[Slug]>};
  'pricing.highlights': Record<Highlight, string>;
  'pricing.comparison.rows': Record<(typeof comparison)[number]['feature'], {title: string; hint: string}>;
  'pricing.addOns.items': Record<AddOn, Text>;
  'scenes.orderJourney.ways': {
    [Slug in keyof typeof useCases]: Record<(typeof useCases)[Slug]['products'][number], Stop>;
  };
};

/** The words of a page's insets: a title and a note for each, and the names in them that the sample shop does not have. */
type PageInsetWords<Insets> = {[Product in keyof Insets]: InsetWords<Insets[Product]>} & NameWords<
  Exclude<{[Product in keyof Insets]: NamesIn<Insets[Product]>}[keyof Insets], Good>
>;
type InsetWords<Inset> = Inset extends {kind: 'round'} ? {title: string} : {title: string; note: string};
type NameWords<Name extends string> = [Name] extends [never] ? unknown : {names: Record<Name, string>};
type NamesIn<Inset> =
  | (Inset extends {lines: infer Lines} ? keyof Lines & string : never)
  | (Inset extends {places: readonly (infer Place extends string)[]} ? Place : never)
  | (Inset extends {kind: 'tally'} ? 'total' : never);

/** The words of any page's insets, for their component. */
export type AnyInsetWords = {
  [product: string]: {title: string; note?: string} | Record<string, string> | undefined;
  names?: Record<string, string>;
};

/** One stop of an order's journey, at one product. */
type Stop = Record<'title' | 'detail' | 'value', string>;

/** What a plan's card lists, as included or not. */
type Highlight = Plan['highlights'][number] | ExcludedFrom<Plan>;
type Plan = (typeof plans)[PlanId];
type ExcludedFrom<AnyPlan> = AnyPlan extends {excludes: readonly (infer Name)[]} ? Name : never;

/** Every page that is one of a kind has a name, a head and a share image. */
export type SinglePageWords = Record<(typeof singlePages)[keyof typeof singlePages], Common>;

/** The translations that are kept complete. */
export type Hindi = {
  common: typeof import('@/messages/hi/common.json');
  contact: typeof import('@/messages/hi/contact.json');
  errors: typeof import('@/messages/hi/errors.json');
  forms: typeof import('@/messages/hi/forms.json');
  home: typeof import('@/messages/hi/home.json');
  industries: typeof import('@/messages/hi/industries.json');
  insets: typeof import('@/messages/hi/insets.json');
  legal: typeof import('@/messages/hi/legal.json');
  partner: typeof import('@/messages/hi/partner.json');
  pricing: typeof import('@/messages/hi/pricing.json');
  productPricing: typeof import('@/messages/hi/productPricing.json');
  products: typeof import('@/messages/hi/products.json');
  scenes: typeof import('@/messages/hi/scenes.json');
  suite: typeof import('@/messages/hi/suite.json');
  useCases: typeof import('@/messages/hi/useCases.json');
};
