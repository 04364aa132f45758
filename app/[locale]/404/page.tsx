/** Rendered for unknown paths (i18n/decide.ts), with status 404: Next's own notFound() answers with an empty document. */
export {NotFoundPage as default, notFoundMetadata as generateMetadata} from '@/components/pages/NotFoundPage';
