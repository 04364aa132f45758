import {Icon} from '@/components/ui/Icon';
import type {Good} from '@/content/sample';
import css from './cards.module.css';

type ShopWindowWords = {
  shop: string;
  cart: string;
  back: string;
  amount: string;
  goods: readonly {good: Good; name: string; price: string; inCart?: string | undefined}[];
};

/** A corner of the webstore, with a cart that came back. */
export function ShopWindow({words}: {words: ShopWindowWords}) {
  return (
    <div className={css.window}>
      <div className={css.title}>
        <span>{words.shop}</span>
        <span>{words.cart}</span>
      </div>
      <div className={css.back}>
        <span>{words.back}</span>
        <span>{words.amount}</span>
      </div>
      <div className={css.wares}>
        {words.goods.map(({good, name, price, inCart}) => (
          <div key={good}>
            <Icon name={`good-${good}`} />
            {name}
            <b>
              {price}
              {inCart && <span>{inCart}</span>}
            </b>
          </div>
        ))}
      </div>
    </div>
  );
}
