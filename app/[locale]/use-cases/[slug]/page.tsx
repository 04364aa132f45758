import {collectionRoute} from '@/components/pages/routes';
import {UseCasePage} from '@/components/pages/UseCasePage';

const {generateStaticParams, generateMetadata, Page} = collectionRoute('useCases', UseCasePage);

export {generateMetadata, generateStaticParams, Page as default};
