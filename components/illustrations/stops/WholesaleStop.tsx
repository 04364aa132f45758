import {spriteHref} from '@/components/ui/Icon';
import {refill} from '@/content/sample';
import css from './stops.module.css';

export type WholesaleWords = {party: string; approved: string; refill: string};

/** The distributor's carton, standing on the ledger's line with its jars looking out. */
export function WholesaleStop({words}: {words: WholesaleWords}) {
  const jars = Array.from({length: refill.quantity}, (_, index) => 8 + index * 27);
  return (
    <div className={css.carton}>
      <div className={css.pair}>
        <b>{words.party}</b>
        <span className={css.stamp}>{words.approved}</span>
      </div>
      <svg viewBox="0 0 336 26" aria-hidden="true">
        {jars.map((x) => (
          <use key={x} href={spriteHref(`good-${refill.good}`)} x={x} y="2" width="23" height="27.6" />
        ))}
      </svg>
      <div className={css.side}>{words.refill}</div>
    </div>
  );
}
