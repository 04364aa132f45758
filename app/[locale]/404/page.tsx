import {NotFoundPage, notFoundMetadata} from '@/components/pages/NotFoundPage';

export const generateMetadata = notFoundMetadata;

/** Rendered for unknown paths (i18n/decide.ts), with status 404: Next's own notFound() answers with an empty document. */
export default NotFoundPage;
