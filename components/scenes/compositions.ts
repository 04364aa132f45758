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

type Drawn = {Goods: () => ReactNode; top: number};

/**
 * The goods of each industry, drawn in a field of 900 × 400 and standing on its lower edge, and how far below its upper
 * edge the tallest of them ends. The same drawing stands on the industry's page and on its share image.
 */
const compositions: Partial<Record<IndustrySlug, Drawn>> = {
  'beauty-cosmetics': {Goods: BeautyCosmeticsGoods, top: 54},
  'food-beverages': {Goods: FoodBeveragesGoods, top: 37},
  'health-wellness': {Goods: HealthWellnessGoods, top: 8},
  'home-furnishing': {Goods: HomeFurnishingGoods, top: 2},
  'fashion-lifestyle': {Goods: FashionLifestyleGoods, top: 0},
  'pet-care': {Goods: PetCareGoods, top: 48},
  gifting: {Goods: GiftingGoods, top: 97},
  'kids-fashion-toys': {Goods: KidsFashionToysGoods, top: 57},
  'sustainable-products': {Goods: SustainableProductsGoods, top: 28},
  'tech-gadgets': {Goods: TechGadgetsGoods, top: 90},
  'organic-food': {Goods: OrganicFoodGoods, top: 58},
  'healthy-food': {Goods: HealthyFoodGoods, top: 90},
  fmcg: {Goods: FmcgGoods, top: 58},
  lifestyle: {Goods: LifestyleGoods, top: 48},
  cosmetics: {Goods: CosmeticsGoods, top: 130},
  bags: {Goods: BagsGoods, top: 62},
};

/** The sample shop's goods. */
const shop: Drawn = {Goods: ShopGoods, top: 128};

/** The goods of an industry; until its own are drawn, those of the sample shop. */
export const compositionOf = (industry: IndustrySlug) => compositions[industry] ?? shop;
