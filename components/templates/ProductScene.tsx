import type {ReactNode} from 'react';
import {Storefront} from '@/components/scenes/Storefront';
import type {products} from '@/content/products';
import {storefrontWords} from './storefrontWords';

/** The scenes that product pages name: a page with a new one does not compile until it is drawn here. */
type Name = (typeof products)[keyof typeof products]['scene'];

const scenes = {
  storefront: async () => <Storefront words={await storefrontWords()} />,
} satisfies Record<Name, () => Promise<ReactNode>>;

/** A product's drawn interface, with its words. */
export async function ProductScene({name}: {name: Name}) {
  return scenes[name]();
}
