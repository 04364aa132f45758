'use client';

import {useEffect, useState} from 'react';
import {notify} from '@/components/ui/notify';

/** Of the bar, in CSS pixels and usual letters. */
const height = 72;

/** Says that the network is gone, as long as it is, and in passing that it is back. What has the focus stays in sight. */
export function OfflineBanner({words}: {words: {offline: string; online: string}}) {
  const [offline, setOffline] = useState(false);

  useEffect(() => {
    const read = () => {
      const gone = !navigator.onLine;
      setOffline(gone);
      document.documentElement.toggleAttribute('data-offline', gone);
      const focused = document.activeElement;
      if (!gone || !focused) return;
      const {top, bottom} = focused.getBoundingClientRect();
      // What is read stays in its place, unless the bar stands over what has the focus. At once: a smooth way there may end early.
      if (top < innerHeight && bottom > innerHeight - height)
        focused.scrollIntoView({block: 'nearest', behavior: 'instant'});
    };
    read();
    const left = new AbortController();
    addEventListener('offline', read, left);
    addEventListener('online', read, left);
    addEventListener('online', () => notify(words.online), left);
    return () => left.abort();
  }, [words.online]);

  return (
    // There from the start: a region that comes with its words is not read out.
    <div id="connection" role="status" className="fixed inset-x-0 bottom-0 z-40 print:hidden">
      {offline && (
        // No icon: the sprite may not be here, and now it cannot be fetched.
        <p className="flex h-18 max-w-none items-center justify-center bg-night px-gutter text-center text-on-night text-small leading-tight">
          {words.offline}
        </p>
      )}
    </div>
  );
}
