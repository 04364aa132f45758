import {collectionRoute} from '@/components/pages/routes';
import {UseCasePage} from '@/components/pages/UseCasePage';

const route = collectionRoute('useCases', UseCasePage);

export const dynamicParams = false;
export const {generateStaticParams, generateMetadata} = route;
export default route.Page;
