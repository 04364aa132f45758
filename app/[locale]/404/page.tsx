import {NotFoundPage, notFoundMetadata} from '@/components/pages/NotFoundPage';

export const generateMetadata = notFoundMetadata;

/** Where the middleware sends unknown paths, with status 404: Next's own notFound() answers with an empty document. */
export default NotFoundPage;
