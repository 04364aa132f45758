'use client';

import {useEffect, useRef, useState} from 'react';
import {notify} from '@/components/ui/notify';

/**
 * Says that the network is gone, as long as it is, and in passing that it is back. The bar makes room for itself: the
 * page's end and whatever has the focus stay in sight (globals.css).
 */
export function Connection({words}: {words: {offline: string; online: string}}) {
  const [offline, setOffline] = useState(false);
  const was = useRef(false);

  useEffect(() => {
    const read = () => {
      setOffline(!navigator.onLine);
      if (was.current && navigator.onLine) notify(words.online);
      was.current = !navigator.onLine;
    };
    read();
    const left = new AbortController();
    window.addEventListener('offline', read, left);
    window.addEventListener('online', read, left);
    return () => left.abort();
  }, [words.online]);

  useEffect(() => {
    document.documentElement.toggleAttribute('data-offline', offline);
    if (offline) document.activeElement?.scrollIntoView({block: 'nearest'});
  }, [offline]);

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
