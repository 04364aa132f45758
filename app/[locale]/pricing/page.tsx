import {PricingPage} from '@/components/pages/PricingPage';
import {pageRoute} from '@/components/pages/routes';

const route = pageRoute('/pricing', PricingPage);

export const {generateMetadata} = route;
export default route.Page;
