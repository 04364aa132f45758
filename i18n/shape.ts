import type {GetICUArgs} from '@schummar/icu-type-parser';
import type {figures} from '@/content/figures';
import type {Industry, industries} from '@/content/industries';
import type {legal} from '@/content/legal';
import type {ProductPage, ProductSection, products, suite} from '@/content/products';
import type {UseCase, useCases} from '@/content/useCases';
import type {Messages} from './catalogs';

/**
 * What words the facts ask for, and the proof that the catalogs have exactly these: an entry without words, words
 * without an entry, a language that lacks a key, or an argument that no figure fills does not compile. The error names
 * the keys.
 */

type Meta = {title: string; description: string};
type Text = {title: string; text: string};
type Items<K extends string, Item = Text> = Text & {items: Record<K, Item>};
type Common = {name: string; meta: Meta; share: Text};

type SectionWords<S extends ProductSection> = S extends {kind: 'figures'; items: readonly (infer K extends string)[]}
  ? Items<K, {figure: string; label: string}>
  : S extends {items: readonly (infer K extends string)[]}
    ? Items<K>
    : S extends {kind: 'statement'}
      ? Text & {primary: string; secondary: string}
      : Text;

type ProductWords<P extends ProductPage> = Common & {
  hero: Text & {primary: string; secondary: string};
  demo: Text;
} & {[S in P['sections'][number] as S['id']]: SectionWords<S>};

type IndustryWords<I extends Industry> = Common & {
  menu: string;
  hero: Text & {badge: string; action: string};
  useCases: Items<I['useCases'][number]>;
  products: Items<I['products'][number]>;
  reasons: Items<I['reasons'][number]>;
  closing: Text & {action: string};
  picture: string;
};

type UseCaseWords<U extends UseCase> = Common & {
  menu: string;
  hero: Text & {action: string};
  products: Items<U['products'][number]>;
  benefits: Items<U['benefits'][number]>;
  closing: Text & {action: string};
};

type LegalWords<Section extends string> = Common & {hero: Text; sections: Record<Section, Text>};

type Wanted = {
  suite: Record<(typeof suite)[number], {name: string; role: string; tagline: string}>;
  products: {[K in keyof typeof products]: ProductWords<(typeof products)[K]>};
  industries: {[K in keyof typeof industries]: IndustryWords<(typeof industries)[K]>};
  useCases: {[K in keyof typeof useCases]: UseCaseWords<(typeof useCases)[K]>};
  legal: {[K in keyof typeof legal]: LegalWords<(typeof legal)[K]['sections'][number]>};
};

/** The words of any one entry of each family, as its template sees them. */
export type Words = {
  products: ProductWords<ProductPage> & {[section: string]: unknown};
  industries: IndustryWords<Industry>;
  useCases: UseCaseWords<UseCase>;
  legal: LegalWords<string>;
};

/** The words of a product page's section, by its kind. */
export type {Items, SectionWords, Text};

type KeysOf<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : KeysOf<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

type Texts<T> = T extends string ? T : {[K in keyof T]: Texts<T[K]>}[keyof T];
type Arguments<S> = S extends string ? keyof GetICUArgs<S> : never;

type Families = Pick<Messages, keyof Wanted>;
type Hindi = {
  common: typeof import('@/messages/hi/common.json');
  contact: typeof import('@/messages/hi/contact.json');
  errors: typeof import('@/messages/hi/errors.json');
  home: typeof import('@/messages/hi/home.json');
  industries: typeof import('@/messages/hi/industries.json');
  legal: typeof import('@/messages/hi/legal.json');
  pricing: typeof import('@/messages/hi/pricing.json');
  products: typeof import('@/messages/hi/products.json');
  scenes: typeof import('@/messages/hi/scenes.json');
  suite: typeof import('@/messages/hi/suite.json');
  useCases: typeof import('@/messages/hi/useCases.json');
};

/** Compiles only when `Keys` is empty; otherwise the error shows them. */
type None<Keys extends never> = Keys;

export type Proof = [
  None<Exclude<KeysOf<Wanted>, KeysOf<Families>>>, // entries without words
  None<Exclude<KeysOf<Families>, KeysOf<Wanted>>>, // words without an entry
  None<Exclude<KeysOf<Messages>, KeysOf<Hindi>>>, // Hindi lacks
  None<Exclude<KeysOf<Hindi>, KeysOf<Messages>>>, // Hindi has too many
  None<Exclude<Arguments<Texts<Families>>, keyof typeof figures>>, // arguments that no figure fills
];
