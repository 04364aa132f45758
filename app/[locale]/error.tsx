'use client';

/** Stands in for a page that failed, between the header and the footer. */
export {LazyErrorScreen as default} from '@/components/error/LazyErrorScreen';
