import {HomePage} from '@/components/pages/HomePage';
import {pageRoute} from '@/components/pages/routes';

const {generateMetadata, Page} = pageRoute('/', HomePage);

export {generateMetadata, Page as default};
