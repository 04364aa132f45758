/** Unknown paths get this page with status 404 (i18n/decide.ts), because Next's notFound() answers with an empty document. */
export {NotFoundPage as default, notFoundMetadata as generateMetadata} from '@/components/pages/NotFoundPage';
