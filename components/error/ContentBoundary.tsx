'use client';

import {catchError} from 'next/error';
import {LazyErrorScreen} from './LazyErrorScreen';

/** Shows an error screen in place of a page's content that failed. Header and footer stay. */
export const ContentBoundary = catchError((_props: object, {error, retry}) => (
  <LazyErrorScreen error={error} retry={retry} />
));
