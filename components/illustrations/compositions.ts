import type {ReactNode} from 'react';
import type {IndustrySlug} from '@/content/industries';
import {BagsGoods} from './BagsGoods';
import {BeautyCosmeticsGoods} from './BeautyCosmeticsGoods';
import {CosmeticsGoods} from './CosmeticsGoods';
import {FashionLifestyleGoods} from './FashionLifestyleGoods';
import {FmcgGoods} from './FmcgGoods';
import {FoodBeveragesGoods} from './FoodBeveragesGoods';
import {GiftingGoods} from './GiftingGoods';
import {HealthWellnessGoods} from './HealthWellnessGoods';
import {HealthyFoodGoods} from './HealthyFoodGoods';
import {HomeFurnishingGoods} from './HomeFurnishingGoods';
import {KidsFashionToysGoods} from './KidsFashionToysGoods';
import {LifestyleGoods} from './LifestyleGoods';
import {OrganicFoodGoods} from './OrganicFoodGoods';
import {PetCareGoods} from './PetCareGoods';
import {ShopGoods} from './ShopGoods';
import {SustainableProductsGoods} from './SustainableProductsGoods';
import {TechGadgetsGoods} from './TechGadgetsGoods';

type Drawn = {Goods: () => ReactNode; top: number; near?: readonly [x: number, y: number, width?: number]};

/**
 * The goods of each industry, drawn in a field of 900 × 400 and standing on its lower edge, and how far below its upper
 * edge the tallest of them ends; `near` is the middle of what is worth a close look, and how wide that is. The same drawing stands
 * on the industry's page and on its share image.
 */
const compositions: Partial<Record<IndustrySlug, Drawn>> = {
  'beauty-cosmetics': {Goods: BeautyCosmeticsGoods, top: 54},
  'food-beverages': {Goods: FoodBeveragesGoods, top: 37},
  'health-wellness': {Goods: HealthWellnessGoods, top: 8},
  'home-furnishing': {Goods: HomeFurnishingGoods, top: 2},
  'fashion-lifestyle': {Goods: FashionLifestyleGoods, top: 0},
  'pet-care': {Goods: PetCareGoods, top: 48},
  gifting: {Goods: GiftingGoods, top: 97, near: [330, 215]},
  'kids-fashion-toys': {Goods: KidsFashionToysGoods, top: 57, near: [360, 165, 600]},
  'sustainable-products': {Goods: SustainableProductsGoods, top: 28, near: [480, 290, 560]},
  'tech-gadgets': {Goods: TechGadgetsGoods, top: 90, near: [445, 262, 520]},
  'organic-food': {Goods: OrganicFoodGoods, top: 58, near: [690, 290]},
  'healthy-food': {Goods: HealthyFoodGoods, top: 90, near: [500, 300]},
  fmcg: {Goods: FmcgGoods, top: 58, near: [600, 275, 500]},
  lifestyle: {Goods: LifestyleGoods, top: 48, near: [470, 165, 520]},
  cosmetics: {Goods: CosmeticsGoods, top: 130, near: [450, 190]},
  bags: {Goods: BagsGoods, top: 62, near: [590, 290]},
};

/** The sample shop's goods. */
const shop: Drawn = {Goods: ShopGoods, top: 128};

/** The goods of an industry; until its own are drawn, those of the sample shop. */
export const compositionOf = (industry: IndustrySlug) => compositions[industry] ?? shop;
