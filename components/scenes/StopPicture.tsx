import type {ReactNode} from 'react';
import {Drawing} from '@/components/ui/Drawing';
import type {Product} from '@/content/products';
import type {Good} from '@/content/sample';
import {demand, order, partyLedger, stock} from '@/content/sample';
import {basket} from '@/content/sampleJourney';
import {partyBalance} from '@/lib/sums';
import {StreetMap} from './StreetMap';

/** What an order's stop looks like in the product's own interface, in miniature. */
const pictures: Record<Product, () => ReactNode> = {
  skycart: () => (
    <Goods goods={order.lines.flatMap(({good, quantity}) => Array.from({length: quantity}, () => good))} />
  ),
  airpos: () => <Goods goods={[stock.good, stock.good, stock.good]} />,
  orderkite: Credit,
  quicklocal: () => <Goods goods={basket.map(({good}) => good)} />,
  'brand-galaxy': Constellation,
  'nimbus-ai': Demand,
  'delivery-management': Ride,
};

export function StopPicture({product}: {product: Product}) {
  return pictures[product]();
}

function Goods({goods}: {goods: readonly Good[]}) {
  return (
    <span className="flex gap-1">
      {goods.map((good, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same good stands there more than once and never moves
        <Drawing key={index} name={`good-${good}`} className="h-12 w-10" />
      ))}
    </span>
  );
}

/** The part of the credit that is used. */
function Credit() {
  const used = partyBalance / partyLedger.limit;
  return (
    <svg viewBox="0 0 120 12" aria-hidden="true" className="w-26">
      <path fill="none" stroke="var(--p)" d="M.5.5h119v11H.5z" />
      <path fill="var(--p)" d={`M0 0h${Math.round(used * 120)}v12H0z`} />
    </svg>
  );
}

function Constellation() {
  return (
    <svg viewBox="0 0 120 52" aria-hidden="true" className="w-26">
      <path fill="none" stroke="var(--p-line)" strokeWidth="2" d="M8 40 40 14l28 22 42-26" />
      <path fill="var(--p-line)" d="M8 33l5 7-5 7-5-7zM40 7l5 7-5 7-5-7zM68 29l5 7-5 7-5-7z" />
      <path fill="var(--p)" d="M108 0l8 11-8 11-8-11z" />
    </svg>
  );
}

/** Weeks sold, and the weeks that are expected. */
function Demand() {
  const weeks = [
    ...demand.sold.slice(-3).map((count) => ({count, fill: 'var(--p-line)'})),
    ...demand.expected.map(({count}) => ({count, fill: 'var(--p)'})),
  ];
  return (
    <svg viewBox="0 0 120 52" aria-hidden="true" className="w-26">
      {weeks.map(({count, fill}, week) => (
        <path
          key={count}
          fill={fill}
          d={`M${week * 20 + 2} 51v-${Math.round(count / 4.2)}h14v${Math.round(count / 4.2)}z`}
        />
      ))}
      <path stroke="var(--color-rule)" d="M0 51.500h120" />
    </svg>
  );
}

function Ride() {
  return (
    <StreetMap
      view="200 116 310 140"
      way={[
        [1, 1],
        [1, 2],
        [3, 2],
        [3, 1],
      ]}
      passed={1}
      className="h-13 w-26 rounded-xs border border-p-line"
    />
  );
}
