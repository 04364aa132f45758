'use client';

import {catchError} from 'next/error';
import {LazyErrorScreen} from './LazyErrorScreen';

/** Around what stands between header and footer: where it fails they stay, around an error screen. */
export const ContentBoundary = catchError((_props: object, {error, retry}) => (
  <LazyErrorScreen error={error} retry={retry} />
));
