import {PricingPage} from '@/components/pages/PricingPage';
import {pageRoute} from '@/components/pages/routes';

const {generateMetadata, Page} = pageRoute('/pricing', PricingPage);

export {generateMetadata, Page as default};
