import {Icon} from '@/components/ui/Icon';
import type {Good} from '@/content/sample';
import css from './Till.module.css';

type Line = {name: string; hsn: string; quantity: string; amount: string};

export type TillWords = {
  label: string;
  counter: string;
  store: string;
  synced: string;
  cashier: string;
  time: string;
  search: string;
  searchKey: string;
  customer: string;
  tabs: readonly string[];
  goods: readonly {good: Good; name: string; size: string; price: string; quantity?: number}[];
  bill: string;
  lines: readonly Line[];
  sums: readonly {label: string; amount: string}[];
  coupon: {label: string; amount: string};
  total: {label: string; amount: string};
  scan: string;
  waiting: string;
  ways: readonly string[];
};

/** The till as the cashier sees it: the shelf on the left, the bill on the right, the UPI code below it. */
export function Till({words, className = ''}: {words: TillWords; className?: string}) {
  return (
    <div role="img" aria-label={words.label} data-product="airpos" className={`${css.device} ${className}`}>
      <div className={css.screen}>
        <div className={css.bar}>
          <b>{words.counter}</b>
          <span className={css.wide}>{words.store}</span>
          <span className={css.synced}>
            <Icon name="icon-tick" />
            {words.synced}
          </span>
          <span className={css.wide}>{words.cashier}</span>
          <span>{words.time}</span>
        </div>
        <div className={css.shelf}>
          <div className={css.search}>
            <Icon name="icon-search" />
            {words.search}
            <i>{words.searchKey}</i>
          </div>
          <div className={css.tabs}>
            {words.tabs.map((tab) => (
              <span key={tab}>{tab}</span>
            ))}
          </div>
          <div className={css.goods}>
            {words.goods.map(({good, name, size, price, quantity}) => (
              <div key={good} className={quantity ? css.chosen : css.good}>
                {quantity && <i>{quantity}</i>}
                <Icon name={`good-${good}`} />
                <b>{name}</b>
                <div className={css.pair}>
                  <span>{size}</span>
                  <span>{price}</span>
                </div>
              </div>
            ))}
          </div>
        </div>
        <div className={css.bill}>
          <div className={css.head}>
            <b>{words.bill}</b>
            <span>{words.customer}</span>
          </div>
          {words.lines.map((line) => (
            <div key={line.hsn} className={css.line}>
              <span>{line.name}</span>
              <span className="figures">{line.quantity}</span>
              <span className="figures">{line.amount}</span>
              <small>{line.hsn}</small>
            </div>
          ))}
          <div className={css.sums}>
            <div className={`${css.pair} text-leaf`}>
              <span>{words.coupon.label}</span>
              <span className="figures">{words.coupon.amount}</span>
            </div>
            {words.sums.map(({label, amount}) => (
              <div key={label} className={css.pair}>
                <span>{label}</span>
                <span className="figures">{amount}</span>
              </div>
            ))}
          </div>
          <div className={css.total}>
            <span>{words.total.label}</span>
            <span className="whitespace-nowrap">{words.total.amount}</span>
          </div>
          <div className={css.pay}>
            <Icon name="qr" className={css.code} />
            <div>
              <b>{words.scan}</b>
              <small className={css.waiting}>{words.waiting}</small>
              <div className={css.ways}>
                {words.ways.map((way) => (
                  <span key={way}>{way}</span>
                ))}
              </div>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
