import {Icon} from '@/components/ui/Icon';
import css from './stops.module.css';

export type WebstoreWords = {good: string; price: string; quantity: string; paidBy: string};

/** The line of the webstore's cart, paid by UPI. */
export function WebstoreStop({words}: {words: WebstoreWords}) {
  return (
    <div className={css.cart}>
      <Icon name="good-ghee" />
      <div>
        <b>{words.good}</b>
        <div>{words.price}</div>
        <span className={css.stepper}>
          <i>−</i>
          <i>{words.quantity}</i>
          <i>+</i>
        </span>
      </div>
      <span className={css.paid}>
        <Icon name="icon-tick" />
        {words.paidBy}
      </span>
    </div>
  );
}
