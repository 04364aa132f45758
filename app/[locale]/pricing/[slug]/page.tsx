import {ProductPricingPage} from '@/components/pages/PricingPage';
import {collectionRoute} from '@/components/pages/routes';

const {generateStaticParams, generateMetadata, Page} = collectionRoute('productPricing', ProductPricingPage);

export {generateMetadata, generateStaticParams, Page as default};
