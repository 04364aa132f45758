import type {GetICUArgs} from '@schummar/icu-type-parser';
import type {FormName, products} from '@/content/products';
import type {Product} from '@/content/suite';
import type {Messages} from './catalogs';
import type {Facts} from './facts';
import type {At, CollectionWords, Hindi, Lists, SinglePageWords} from './shape';

/** If words, facts or arguments are missing, this file does not compile. The error names the keys. */

/** The dotted keys of all texts in a tree. */
type KeysOf<Tree, Prefix extends string = ''> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? `${Prefix}${Key}` : KeysOf<Tree[Key], `${Prefix}${Key}.`>;
}[keyof Tree & string];

type TextsOf<Tree> = Tree extends string ? Tree : {[Key in keyof Tree]: TextsOf<Tree[Key]>}[keyof Tree];
type ArgumentsOf<Message> = Message extends string ? keyof GetICUArgs<Message> : never;

type CollectionMessages = Pick<Messages, keyof CollectionWords>;

type ListKeys = {[Place in keyof Lists]: KeysOf<Lists[Place], `${Place}.`>}[keyof Lists];
type ListMessageKeys = {[Place in keyof Lists]: KeysOf<At<Messages, Place>, `${Place}.`>}[keyof Lists];

/** The products whose page has its own words and its own demo form. */
type SlugsWithOwnForm = {
  [Slug in keyof typeof products]: (typeof products)[Slug] extends {form: FormName} | {sameAs: string} ? never : Slug;
}[keyof typeof products];

/** Compiles only if there are no `Keys`. Otherwise the error names them. */
type None<Keys extends never> = Keys;

export type Proof = [
  None<Exclude<KeysOf<CollectionWords>, KeysOf<CollectionMessages>>>, // entries without words
  None<Exclude<KeysOf<CollectionMessages>, KeysOf<CollectionWords>>>, // words without an entry
  None<Exclude<ListKeys, ListMessageKeys>>, // list entries without words
  None<Exclude<ListMessageKeys, ListKeys>>, // words without a list entry
  None<Exclude<KeysOf<SinglePageWords>, KeysOf<Messages>>>, // pages without a head
  None<Exclude<KeysOf<Messages>, KeysOf<Hindi>>>, // keys that Hindi lacks
  None<Exclude<KeysOf<Hindi>, KeysOf<Messages>>>, // keys that only Hindi has
  None<Exclude<ArgumentsOf<TextsOf<CollectionMessages>>, keyof Facts>>, // arguments that no fact fills
  None<Exclude<SlugsWithOwnForm, FormName>>, // products without a demo form: `form: 'home'`
  None<Exclude<Product, keyof At<Messages, 'home.products.items'>>>, // products without features on the home page's sheet
];
