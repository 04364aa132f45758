import {collectionRoute} from '@/components/pages/collectionRoute';
import {ProductPricingPage} from '@/components/pages/PricingPage';

const route = collectionRoute('productPricing', ProductPricingPage);

export const dynamicParams = false;
export const {generateStaticParams, generateMetadata} = route;
export default route.Page;
