import {ContactPage} from '@/components/pages/ContactPage';
import {pageRoute} from '@/components/pages/routes';

const route = pageRoute('/contact', ContactPage);

export const {generateMetadata} = route;
export default route.Page;
