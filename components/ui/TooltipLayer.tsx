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
          <TooltipOn key={keyOf(entry)} trigger={entry.trigger} first={entry.event} />
        ))}
    </Provider>
  );
}

/** Elements have no names that React could tell them apart by: each that is asked about gets a number. */
const keys = new WeakMap<Asked, number>();
let given = 0;

function keyOf(entry: Asked): number {
  const key = keys.get(entry) ?? ++given;
  keys.set(entry, key);
  return key;
}
