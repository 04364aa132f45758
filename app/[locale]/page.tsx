import {HomePage} from '@/components/pages/HomePage';
import {pageRoute} from '@/components/pages/routes';

const route = pageRoute('/', HomePage);

export const {generateMetadata} = route;
export default route.Page;
