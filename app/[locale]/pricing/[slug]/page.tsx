import {ProductPricingPage} from '@/components/pages/PricingPage';
import {collectionRoute} from '@/components/pages/routes';

const route = collectionRoute('productPricing', ProductPricingPage);

export const dynamicParams = false;
export const {generateStaticParams, generateMetadata} = route;
export default route.Page;
