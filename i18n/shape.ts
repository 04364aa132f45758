import type {GetICUArgs} from '@schummar/icu-type-parser';
import type {Cell, DocumentName, documents, TradeDocument} from '@/content/documents';
import type {FieldName, RequiredName} from '@/content/forms';
import type * as home from '@/content/home';
import type {Industry, industries, TradeFigure} from '@/content/industries';
import type {legal} from '@/content/legal';
import type {partner} from '@/content/partner';
import type {singlePages} from '@/content/paths';
import type {addOns, comparison, PlanId, plans, specialOffers} from '@/content/plans';
import type {productPricing} from '@/content/productPricing';
import type {ProductPage, ProductSection, products} from '@/content/products';
import type {suite} from '@/content/suite';
import type {UseCase, useCases} from '@/content/useCases';
import type {Messages} from './catalogs';
import type {Facts} from './facts';

/**
 * What words the facts ask for, and the proof that the catalogs have exactly these: an entry without words, words
 * without an entry, a language that lacks a key, or an argument that no figure fills does not compile. The error names
 * the keys.
 */

export type Text = {title: string; text: string};
type Items<K extends string, Item = Text> = Text & {items: Record<K, Item>};
type Common = {name: string; meta: {title: string; description: string}; share: Text};

type SectionWords<S extends ProductSection> = S extends {kind: 'figures'; items: readonly (infer K extends string)[]}
  ? Items<K, {figure: string; label: string}>
  : S extends {items: readonly (infer K extends string)[]}
    ? Items<K>
    : Text;

type ProductWords<P extends ProductPage> = Common & {
  hero: Text & {note: string};
  demo: Text;
} & {[S in P['sections'][number] as S['id']]: SectionWords<S>};

type IndustryWords<I extends Industry> = Common & {
  menu: string;
  hero: Text & {badge: string};
  useCases: Items<I['useCases'][number]>;
  products: Items<I['products'][number]>;
  reasons: Items<I['reasons'][number]>;
  closing: Text;
  picture: string;
} & (I extends {document: infer D extends DocumentName} ? {document: DocumentWords<(typeof documents)[D]>} : unknown);

/** A paper's words: what stands beside it, what is printed on it, and what is filled in that is no figure. */
export type DocumentWords<D extends TradeDocument> = Text & {
  name: string;
  fields: {[F in keyof D['fields']]: D['fields'][F] extends Cell ? string : {label: string; value: string}};
  columns: Record<D['columns'][number], string>;
  lines: Record<keyof D['lines'], D extends {detailed: true} ? {name: string; detail: string} : string>;
} & (D extends {sums: infer S} ? {sums: Record<keyof S, string>} : unknown) &
  (D extends {ends: infer E extends string} ? Record<E, string> : unknown);

/** The same of any paper, as its drawing sees them. */
export type AnyDocumentWords = Text & {
  name: string;
  fields: Record<string, string | {label: string; value: string}>;
  columns: Record<string, string>;
  lines: Record<string, string | {name: string; detail: string}>;
  sums?: Record<string, string>;
  note?: string;
  stamp?: string;
};

type UseCaseWords<U extends UseCase> = Common & {
  menu: string;
  hero: Text;
  products: Items<U['products'][number]>;
  benefits: Items<U['benefits'][number]>;
  closing: Text;
};

type ProductPricingWords<P extends {questions: readonly string[]}> = Common & {
  hero: Text;
  fit: Items<PlanId>;
  questions: {title: string; items: Record<P['questions'][number], Text>};
};

type LegalWords<Section extends string> = Common & {hero: Text; sections: Record<Section, Text>};

type Wanted = {
  suite: Record<(typeof suite)[number], {name: string; role: string; tagline: string}>;
  products: {[K in keyof typeof products]: ProductWords<(typeof products)[K]>};
  industries: {[K in keyof typeof industries]: IndustryWords<(typeof industries)[K]>};
  useCases: {[K in keyof typeof useCases]: UseCaseWords<(typeof useCases)[K]>};
  productPricing: {[K in keyof typeof productPricing]: ProductPricingWords<(typeof productPricing)[K]>};
  legal: {[K in keyof typeof legal]: LegalWords<(typeof legal)[K]['sections'][number]>};
};

/** The words of any one entry of each collection, as its template sees them. */
export type Words = {
  products: ProductWords<ProductPage> & {[section: string]: unknown};
  industries: IndustryWords<Industry> & {document?: AnyDocumentWords};
  useCases: UseCaseWords<UseCase>;
  productPricing: ProductPricingWords<{questions: readonly string[]}>;
  legal: LegalWords<string>;
};

type KeysOf<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : KeysOf<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

type Texts<T> = T extends string ? T : {[K in keyof T]: Texts<T[K]>}[keyof T];
type Arguments<S> = S extends string ? keyof GetICUArgs<S> : never;

type CollectionMessages = Pick<Messages, keyof Wanted>;
type Hindi = {
  common: typeof import('@/messages/hi/common.json');
  contact: typeof import('@/messages/hi/contact.json');
  errors: typeof import('@/messages/hi/errors.json');
  forms: typeof import('@/messages/hi/forms.json');
  home: typeof import('@/messages/hi/home.json');
  industries: typeof import('@/messages/hi/industries.json');
  legal: typeof import('@/messages/hi/legal.json');
  partner: typeof import('@/messages/hi/partner.json');
  pricing: typeof import('@/messages/hi/pricing.json');
  productPricing: typeof import('@/messages/hi/productPricing.json');
  products: typeof import('@/messages/hi/products.json');
  scenes: typeof import('@/messages/hi/scenes.json');
  suite: typeof import('@/messages/hi/suite.json');
  useCases: typeof import('@/messages/hi/useCases.json');
};

/** Lists of the pages that are one of a kind, by their place in the catalogs: their keys are facts as well. */
type Lists = {
  'common.figures.items': Record<TradeFigure, {figure: string; label: string}>;
  'forms.contact.fields': Record<FieldName<'contact'>, string>;
  'forms.demo.fields': Record<FieldName<'demo'>, string>;
  'forms.errors.required': Record<RequiredName, string>;
  'home.features.categories': Record<home.FeatureCategory, string>;
  'home.features.items': Record<keyof typeof home.features, Text>;
  'home.products.items': {
    [P in keyof typeof home.productFeatures]: Record<(typeof home.productFeatures)[P][number], string>;
  };
  'home.partners.items': Record<(typeof home.partners)[number], {name: string; text: string}>;
  'home.aiGrowth.items': Record<(typeof home.aiGrowth)[number], Text>;
  'home.why.items': Record<(typeof home.whyChoose)[number], Text>;
  'home.affiliations.items': Record<(typeof home.affiliations)[number], {name: string; text: string}>;
  'home.stories.items': Record<(typeof home.testimonials)[number], Story>;
  'pricing.highlights': Record<Highlight, string>;
  'pricing.comparison.rows': Record<(typeof comparison)[number]['feature'], {title: string; hint: string}>;
  'pricing.addOns.items': Record<(typeof addOns)[number], Text>;
  'pricing.offers.items': Record<(typeof specialOffers)[number], Text>;
  'scenes.orderJourney.ways': {[S in keyof typeof useCases]: Record<(typeof useCases)[S]['products'][number], Stop>};
  'partner.steps.items': Record<(typeof partner)['steps'][number], Text>;
  'partner.benefits.items': Record<(typeof partner)['benefits'][number], Text>;
  'partner.stories.items': Record<(typeof partner)['stories'][number], Record<'quote' | 'author' | 'company', string>>;
  'partner.trust.items': Record<(typeof partner)['trust'][number]['id'], {name: string; text: string}>;
  'partner.who.items': Record<(typeof partner)['who'][number], Text>;
  'partner.faq.items': Record<(typeof partner)['faq'][number], {question: string; answer: string}>;
};

/** What a customer says, and what was before and is now. */
type Story = Record<'quote' | 'punchline' | 'name' | 'role' | 'company', string> & {
  before: Record<'label' | 'then' | 'now', string>;
};

/** An order at a product. */
type Stop = Record<'title' | 'detail' | 'value', string>;

type Highlight = {
  [P in PlanId]:
    | (typeof plans)[P]['highlights'][number]
    | ((typeof plans)[P] extends {excludes: readonly (infer K)[]} ? K : never);
}[PlanId];

/** What stands at a dotted place of the catalogs. */
export type At<T, Place extends string> = Place extends `${infer Key}.${infer Rest}`
  ? Key extends keyof T
    ? At<T[Key], Rest>
    : never
  : Place extends keyof T
    ? T[Place]
    : never;
type ListKeys = {[P in keyof Lists]: KeysOf<Lists[P], `${P}.`>}[keyof Lists];
type ListWords = {[P in keyof Lists]: KeysOf<At<Messages, P>, `${P}.`>}[keyof Lists];

/** Every page that is one of a kind has a name, a head and a share image. */
type Singles = Record<(typeof singlePages)[keyof typeof singlePages], Common>;

/** Compiles only when `Keys` is empty; otherwise the error shows them. */
type None<Keys extends never> = Keys;

export type Proof = [
  None<Exclude<KeysOf<Wanted>, KeysOf<CollectionMessages>>>, // entries without words
  None<Exclude<KeysOf<CollectionMessages>, KeysOf<Wanted>>>, // words without an entry
  None<Exclude<ListKeys, ListWords>>, // list entries without words
  None<Exclude<ListWords, ListKeys>>, // words without a list entry
  None<Exclude<KeysOf<Singles>, KeysOf<Messages>>>, // pages without a head
  None<Exclude<KeysOf<Messages>, KeysOf<Hindi>>>, // Hindi lacks
  None<Exclude<KeysOf<Hindi>, KeysOf<Messages>>>, // Hindi has too many
  None<Exclude<Arguments<Texts<CollectionMessages>>, keyof Facts>>, // arguments that no fact fills
];
