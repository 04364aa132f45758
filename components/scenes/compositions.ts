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

/**
 * The goods of each industry, drawn in a field of 900 × 400 and standing on its lower edge. The same drawing stands on
 * the industry's page and on its share image.
 */
const compositions: Partial<Record<IndustrySlug, () => ReactNode>> = {
  'beauty-cosmetics': BeautyCosmeticsGoods,
  'food-beverages': FoodBeveragesGoods,
  'health-wellness': HealthWellnessGoods,
  'home-furnishing': HomeFurnishingGoods,
  'fashion-lifestyle': FashionLifestyleGoods,
  'pet-care': PetCareGoods,
  gifting: GiftingGoods,
  'kids-fashion-toys': KidsFashionToysGoods,
  'sustainable-products': SustainableProductsGoods,
  'tech-gadgets': TechGadgetsGoods,
  'organic-food': OrganicFoodGoods,
  'healthy-food': HealthyFoodGoods,
  fmcg: FmcgGoods,
  lifestyle: LifestyleGoods,
  cosmetics: CosmeticsGoods,
  bags: BagsGoods,
};

/** The goods of an industry; until its own are drawn, those of the sample shop. */
export const goodsOf = (industry: IndustrySlug) => compositions[industry] ?? ShopGoods;
