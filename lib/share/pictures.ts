import type {IndustrySlug} from '@/content/industries';
import type {Collection, Page, Slug, singlePages} from '@/content/paths';
import {campaign, comparison, type PaidPlanId, type Plan, paidPlanIds, plans} from '@/content/plans';
import {plansFrom, priceOf} from '@/content/priceOf';
import {productPage, type SceneName} from '@/content/products';
import {stops} from '@/content/sample';
import type {Product} from '@/content/suite';
import {type UseCaseSlug, useCases} from '@/content/useCases';
import type {Translator} from '@/i18n/translator';
import {objectOf, type ShareObject} from './objects';
import {type ShareScene, scenes} from './scenes';

type ShareStop = {product: Product; label: string; time?: string};
/** `extras` are the features of the comparison that it has and Starter lacks. */
type SharePlan = {id: PaidPlanId; name: string; price: string; list: string; extras: string[]; popular: boolean};

/** The right half of a share image, as plain data. */
export type SharePicture =
  | {kind: 'home'; stops: ShareStop[]}
  | {kind: 'useCase'; products: readonly Product[]; object: ShareObject}
  | {kind: 'product'; product: Product; name: SceneName; scene: ShareScene<SceneName>}
  | {kind: 'industry'; industry: IndustrySlug}
  | {kind: 'pricing'; plans: SharePlan[]; percent: string | undefined}
  | {kind: 'plain'};

type Draw = (words: Translator, slug: string) => SharePicture;

/** A new page or page collection does not compile until it has a picture here. A page's slug is a key of its collection. */
const pictures: Record<keyof typeof singlePages | Collection, Draw> = {
  '/': ({text}) => ({
    kind: 'home',
    stops: stops.map(({stop, product, time}) => ({product, label: text(`scenes.ledger.stops.${stop}`), time})),
  }),
  '/pricing': pricing,
  '/partner-program': () => ({kind: 'plain'}),
  '/contact': () => ({kind: 'plain'}),
  products: (words, slug) => {
    const {product, scene} = productPage(slug as Slug<'products'>);
    return {kind: 'product', product, name: scene, scene: scenes[scene](words)};
  },
  industries: (_, slug) => ({kind: 'industry', industry: slug as IndustrySlug}),
  useCases: (words, slug) => ({
    kind: 'useCase',
    products: useCases[slug as UseCaseSlug].products,
    object: objectOf(slug as UseCaseSlug, words),
  }),
  productPricing: pricing,
  legal: () => ({kind: 'plain'}),
};

export function pictureOf({path, collection, slug = ''}: Page, words: Translator): SharePicture {
  // A page without a collection is one of a kind, and its path is a key of `singlePages`.
  return pictures[collection ?? (path as keyof typeof singlePages)](words, slug);
}

function pricing({text, rupees, percent}: Translator): SharePicture {
  return {
    kind: 'pricing',
    percent: campaign.percent ? percent(campaign.percent / 100) : undefined,
    plans: paidPlanIds.map((id) => {
      const {list, monthly} = priceOf(id);
      const plan: Plan = plans[id];
      return {
        id,
        name: text(`pricing.plans.${id}.name`),
        price: rupees(monthly),
        list: rupees(list),
        extras: comparison
          .filter(({from}) => from !== 'starter' && plansFrom(from).includes(id))
          .map(({feature}) => feature),
        popular: plan.popular ?? false,
      };
    }),
  };
}
