import {ProductPage} from '@/components/pages/ProductPage';
import {collectionRoute} from '@/components/pages/routes';

const route = collectionRoute('products', ProductPage);

export const dynamicParams = false;
export const {generateStaticParams, generateMetadata} = route;
export default route.Page;
