import type {GetICUArgs} from '@schummar/icu-type-parser';
import type {NestedKeyOf} from 'next-intl';
import type {FormName, products} from '@/content/products';
import type {Product} from '@/content/suite';
import type {Messages} from './catalogs';
import type {MessageArguments} from './facts';
import type {At, CollectionWords, Hindi, Lists, SinglePageWords} from './shape';

/** If words are missing that the facts in content/ need, or an argument that the words need, this file does not compile. The error names the keys, as in `home.hero.title`. */

/** Compiles only if there are no `Keys`. Otherwise the error names them. */
type None<Keys extends never> = Keys;

/** The words that the entries of a collection need, and those that the catalogs have for them: `products.airpos.hero.title`. */
type NeededByPages = NestedKeyOf<CollectionWords>;
type CollectionMessages = Pick<Messages, keyof CollectionWords>;
type WrittenForPages = NestedKeyOf<CollectionMessages>;

/** The same for the lists outside of the collections: `pricing.addOns.items.sms.title`. */
type NeededByLists = NestedKeyOf<Lists>;
type WrittenForLists = NestedKeyOf<{[Place in keyof Lists]: At<Messages, Place>}>;

type EnglishKeys = NestedKeyOf<Messages>;
type HindiKeys = NestedKeyOf<Hindi>;

/** All values of an object: `{a: 1; b: 2}` → `1 | 2`. */
type ValuesOf<Entries> = Entries[keyof Entries];

/** All texts in a tree: `{hero: {title: 'Sell'; text: 'Grow'}}` → `'Sell' | 'Grow'`. */
type TextsIn<Tree> = Tree extends string ? Tree : ValuesOf<{[Key in keyof Tree]: TextsIn<Tree[Key]>}>;

/** The names of a text's arguments: `'{price, number} a month'` → `'price'`. */
type ArgumentsIn<Text> = Text extends string ? keyof GetICUArgs<Text> : never;

/** The products that show a demo form of their own: neither `form: 'home'` nor that of the product that they repeat. */
type ProductsWithOwnForm = ValuesOf<{
  [Slug in keyof typeof products]: (typeof products)[Slug] extends {form: FormName} | {sameAs: Product} ? never : Slug;
}>;

export type Proof = [
  None<Exclude<NeededByPages, WrittenForPages>>, // entries without words
  None<Exclude<WrittenForPages, NeededByPages>>, // words without an entry
  None<Exclude<NeededByLists, WrittenForLists>>, // list entries without words
  None<Exclude<WrittenForLists, NeededByLists>>, // words without a list entry
  None<Exclude<NestedKeyOf<SinglePageWords>, EnglishKeys>>, // pages without a head
  None<Exclude<EnglishKeys, HindiKeys>>, // keys that Hindi lacks
  None<Exclude<HindiKeys, EnglishKeys>>, // keys that only Hindi has
  None<Exclude<ArgumentsIn<TextsIn<CollectionMessages>>, keyof MessageArguments>>, // arguments that no fact fills
  None<Exclude<ProductsWithOwnForm, FormName>>, // products whose form does not exist: they need `form: 'home'` (content/products.ts)
  None<Exclude<Product, keyof At<Messages, 'home.products.items'>>>, // products without features on the home page's sheet
];
