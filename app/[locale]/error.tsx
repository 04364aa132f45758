'use client';

import {type ComponentProps, Suspense} from 'react';
import {late, loadCrashScreen, waiting} from '@/components/crash/lateCrash';

const Screen = late(loadCrashScreen);

/** Stands in for a page that failed, between the header and the footer. */
export default function PageError(props: ComponentProps<typeof Screen>) {
  return (
    <Suspense fallback={waiting}>
      <Screen {...props} />
    </Suspense>
  );
}
