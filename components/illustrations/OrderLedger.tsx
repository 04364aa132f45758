import type {ReactNode} from 'react';
import {Icon, spriteHref} from '@/components/ui/Icon';
import {stops} from '@/content/sample';
import css from './OrderLedger.module.css';
import {DeliveryStop, type DeliveryWords} from './stops/DeliveryStop';
import {InsightStop} from './stops/InsightStop';
import {TillStop, type TillStopWords} from './stops/TillStop';
import {WebstoreStop, type WebstoreWords} from './stops/WebstoreStop';
import {WholesaleStop, type WholesaleWords} from './stops/WholesaleStop';

type Stop = (typeof stops)[number]['stop'];

export type OrderLedgerWords = {
  label: string;
  title: string;
  date: string;
  stops: Record<Stop, {name: string; product: string; amount: string; note: string}>;
  webstore: WebstoreWords;
  till: TillStopWords;
  wholesale: WholesaleWords;
  delivery: DeliveryWords;
  insight: {now: string; peak: string};
  end: string;
  duration: string;
};

/** The ledger page of the hero: one order tied down the page by the thread, stop by stop. The thread's end is the kite. */
export function OrderLedger({words}: {words: OrderLedgerWords}) {
  const pictures: Record<Stop, ReactNode> = {
    webstore: <WebstoreStop words={words.webstore} />,
    till: <TillStop words={words.till} />,
    wholesale: <WholesaleStop words={words.wholesale} />,
    delivery: <DeliveryStop words={words.delivery} />,
    insight: <InsightStop words={words.insight} />,
  };
  return (
    <div role="img" aria-label={words.label} className={css.page}>
      <svg className={`sway ${css.kite}`} viewBox="0 0 520 130" aria-hidden="true">
        <path
          className={css.string}
          d="M0 130C0 88 120 128 210 110S330 102 372 80"
          fill="none"
          stroke="var(--color-cloth)"
          strokeWidth="2"
          strokeDasharray="9 6"
        />
        <use href={spriteHref('mark')} width="108" height="121.5" transform="translate(352 -40) rotate(24 54 60)" />
      </svg>
      <div className={css.top}>
        <b>{words.title}</b>
        <span>{words.date}</span>
      </div>
      <div className={css.stops}>
        {stops.map(({stop, product, time}) => {
          const text = words.stops[stop];
          return (
            <div key={stop} className={[css.row, css[stop]].filter(Boolean).join(' ')} data-product={product}>
              <span className={`${css.time} figures`}>{time}</span>
              <Icon name="icon-knot" className={css.knot} />
              <div className={css.name}>
                <b>{text.name}</b>
                <span>
                  <Icon name={`glyph-${product}`} />
                  {text.product}
                </span>
              </div>
              <div className={css.picture}>{pictures[stop]}</div>
              <div className={css.amount}>
                <b className="figures">{text.amount}</b>
                <span>{text.note}</span>
              </div>
            </div>
          );
        })}
        <span className={css.thread} />
      </div>
      <div className={css.end}>
        <b>{words.end}</b>
        <b className="total-rule">{words.duration}</b>
      </div>
    </div>
  );
}
