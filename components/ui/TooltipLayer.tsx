import {Provider} from '@radix-ui/react-tooltip';
import {usePathname} from 'next/navigation';
import {useEffect, useState} from 'react';
import {tooltips} from '@/content/interface';
import {TooltipOn} from './TooltipOn';
import type {Asked} from './Tooltips';

/** Every tooltip that was asked for on this page. */
export function TooltipLayer({asked}: {asked: readonly Asked[]}) {
  const pathname = usePathname();
  const [, setDrawn] = useState(pathname);
  // Once more when a new page stands there: what the old one's elements had goes with them.
  useEffect(() => setDrawn(pathname), [pathname]);
  return (
    <Provider delayDuration={tooltips.delay} skipDelayDuration={tooltips.skipDelay}>
      {asked
        .filter(({trigger}) => trigger.isConnected)
        .map((entry) => (
          <TooltipOn key={entry.id} trigger={entry.trigger} first={entry.event} />
        ))}
    </Provider>
  );
}
