import type {GetICUArgs} from '@schummar/icu-type-parser';
import type {FieldName, RequiredName} from '@/content/forms';
import type * as home from '@/content/home';
import type {Industry, IndustrySlug, industries, TradeFigure} from '@/content/industries';
import type {LegalSlug} from '@/content/legal';
import type {singlePages} from '@/content/paths';
import type {AddOn, comparison, PlanId, plans} from '@/content/plans';
import type {FormName, ProductPage, ProductSection, products} from '@/content/products';
import type {Cell, DocumentName, documents, TradeDocument} from '@/content/samplePapers';
import type {PricedProduct, Product, suite} from '@/content/suite';
import type {UseCase, useCases} from '@/content/useCases';
import type {Messages} from './catalogs';
import type {Facts} from './facts';

/** The words that the facts need. If words, facts or arguments are missing, this file does not compile. The error names the keys. */

export type Text = {title: string; text: string};
type Common = {name: string; meta: {title: string; description: string}; share: Text};

/** A list with the items that the catalog has at `Place`. If `Place` is just `string`, the items can be any. */
type Items<Place extends string, Item = Text> = Text & {items: Record<KeysAt<`${Place}.items`>, Item>};
type KeysAt<Place extends string> = keyof At<Messages, Place> & string;

type SectionWords<S extends ProductSection, Place extends string> = S extends {kind: 'about' | 'statement'}
  ? Text
  : S extends {kind: 'industries'}
    ? Text & {items: Record<KeysAt<`${Place}.items`> & IndustrySlug, Text>}
    : Items<Place, S extends {kind: 'figures'} ? {figure: string; label: string} : Text>;

type ProductWords<P extends ProductPage, Place extends string = string> = Common & {
  hero: Text;
  cost: string;
  demo: Text;
} & {[S in P['sections'][number] as S['id']]: SectionWords<S, `${Place}.${S['id']}`>};

type IndustryWords<I extends Industry, Place extends string = string> = Common & {
  menu: string;
  hero: Text & {badge: string};
  useCases: Items<`${Place}.useCases`>;
  products: Text & {items: Record<I['products'][number], Text>};
  reasons: Items<`${Place}.reasons`>;
  closing: Text;
  picture: string;
} & (I extends {document: infer D extends DocumentName} ? {document: DocumentWords<(typeof documents)[D]>} : unknown);

/** The words of a drawn document: beside it, printed on it, and filled in, if not a figure. */
export type DocumentWords<D extends TradeDocument> = Text & {
  name: string;
  fields: {[F in keyof D['fields']]: D['fields'][F] extends Cell ? string : {label: string; value: string}};
  columns: Record<D['columns'][number], string>;
  lines: Record<keyof D['lines'], D extends {detailed: true} ? {name: string; detail: string} : string>;
} & (D extends {sums: infer S} ? {sums: Record<keyof S, string>} : unknown) &
  (D extends {ends: infer E extends string} ? Record<E, string> : unknown);

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

type UseCaseWords<U extends UseCase, Place extends string = string> = Common & {
  menu: string;
  hero: Text;
  products: Text & {items: Record<U['products'][number], Text>};
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

type Wanted = {
  suite: Record<(typeof suite)[number], {name: string; role: string; tagline: string}>;
  products: {[K in keyof typeof products]: ProductWords<(typeof products)[K], `products.${K}`>};
  industries: {[K in IndustrySlug]: IndustryWords<(typeof industries)[K], `industries.${K}`>};
  useCases: {[K in keyof typeof useCases]: UseCaseWords<(typeof useCases)[K], `useCases.${K}`>};
  productPricing: {[K in PricedProduct]: ProductPricingWords<`productPricing.${K}`>};
  legal: {[K in LegalSlug]: LegalWords<`legal.${K}`>};
};

/** The words of any entry of each collection, for its template. */
export type Words = {
  products: ProductWords<ProductPage> & {[section: string]: unknown};
  industries: IndustryWords<Industry> & {document?: AnyDocumentWords};
  useCases: UseCaseWords<UseCase>;
  productPricing: ProductPricingWords;
  legal: LegalWords;
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

/** Lists outside of the collections whose keys are facts too, by their place in the catalogs. */
type Lists = {
  'common.figures.items': Record<TradeFigure, {figure: string; label: string}>;
  'forms.contact.fields': Record<FieldName<'contact'>, string>;
  'forms.demo.fields': Record<FieldName<'demo'>, string>;
  'forms.errors.required': Record<RequiredName, string>;
  'home.features.categories': Record<home.FeatureCategory, string>;
  'home.features.items': Record<keyof typeof home.features, Text>;
  'pricing.highlights': Record<Highlight, string>;
  'pricing.comparison.rows': Record<(typeof comparison)[number]['feature'], {title: string; hint: string}>;
  'pricing.addOns.items': Record<AddOn, Text>;
  'scenes.orderJourney.ways': {[S in keyof typeof useCases]: Record<(typeof useCases)[S]['products'][number], Stop>};
};

/** One stop of an order's journey, at one product. */
type Stop = Record<'title' | 'detail' | 'value', string>;

type Highlight = {
  [P in PlanId]:
    | (typeof plans)[P]['highlights'][number]
    | ((typeof plans)[P] extends {excludes: readonly (infer K)[]} ? K : never);
}[PlanId];

/** The type of the catalogs at a dotted key. */
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

/** The products whose page has its own words and its own demo form. */
type OwnForm = {
  [S in keyof typeof products]: (typeof products)[S] extends {form: FormName} | {sameAs: string} ? never : S;
}[keyof typeof products];

/** Compiles only when `Keys` is empty; otherwise the error shows them. */
type None<Keys extends never> = Keys;

export type Proof = [
  None<Exclude<KeysOf<Wanted>, KeysOf<CollectionMessages>>>, // entries without words
  None<Exclude<KeysOf<CollectionMessages>, KeysOf<Wanted>>>, // words without an entry
  None<Exclude<ListKeys, ListWords>>, // list entries without words
  None<Exclude<ListWords, ListKeys>>, // words without a list entry
  None<Exclude<KeysOf<Singles>, KeysOf<Messages>>>, // pages without a head
  None<Exclude<KeysOf<Messages>, KeysOf<Hindi>>>, // keys that Hindi lacks
  None<Exclude<KeysOf<Hindi>, KeysOf<Messages>>>, // keys that only Hindi has
  None<Exclude<Arguments<Texts<CollectionMessages>>, keyof Facts>>, // arguments that no fact fills
  None<Exclude<OwnForm, FormName>>, // products without a demo form: `form: 'home'`
  None<Exclude<Product, keyof At<Messages, 'home.products.items'>>>, // products without features on the home page's sheet
];
