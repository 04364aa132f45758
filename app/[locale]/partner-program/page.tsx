import {PartnerPage} from '@/components/pages/PartnerPage';
import {pageRoute} from '@/components/pages/routes';

const route = pageRoute('/partner-program', PartnerPage);

export const {generateMetadata} = route;
export default route.Page;
