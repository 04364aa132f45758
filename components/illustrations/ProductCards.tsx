import {getFormatter, getTranslations} from 'next-intl/server';
import {Icon} from '@/components/ui/Icon';
import {
  balances,
  bills,
  type Good,
  handover,
  hoursInCart,
  type Line,
  order,
  orderCount,
  shelf,
  totalsOf,
} from '@/content/sample';
import css from './ProductCards.module.css';
import {StreetMap} from './StreetMap';

/** A corner of the webstore, with a cart that came back. */
export async function ShopWindow() {
  const [t, format] = await Promise.all([getTranslations('scenes'), getFormatter()]);
  const rupees = (amount: number) => format.number(amount, 'rupees');
  const lines: readonly Line[] = order.lines;
  const quantityOf = (good: Good) => lines.find((line) => line.good === good)?.quantity;
  return (
    <div className={css.window}>
      <div className={css.title}>
        <span>{t('chat.shop')}</span> <span>{t('cards.cart', {count: orderCount})}</span>
      </div>
      <div className={css.back}>
        <span>{t('cards.back', {hours: hoursInCart})}</span> <span>{rupees(totalsOf(lines).total)}</span>
      </div>
      <div className={css.wares}>
        {(['ghee', 'tea'] as const).map((good) => {
          const quantity = quantityOf(good);
          return (
            <div key={good}>
              <Icon name={`good-${good}`} />
              {t(`goods.${good}.name`)}{' '}
              <b>
                {rupees(shelf[good].price)} {quantity && <span>{`× ${format.number(quantity)}`}</span>}
              </b>
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** The printer's slip, hanging into the card from above. */
export async function BillSlip() {
  const [t, format] = await Promise.all([getTranslations('scenes'), getFormatter()]);
  return (
    <div className={css.slip}>
      {bills.map(({number, lines, discount}) => (
        <div key={number}>
          <span>{t('ledger.bill', {number})}</span>{' '}
          <span>{format.number(totalsOf(lines, discount).total, 'rupees')}</span>
        </div>
      ))}
      <div>
        <b>{t('cards.savedOffline')}</b>
        <Icon name="icon-tick" />
      </div>
    </div>
  );
}

/** Parties and what each owes, as a page that runs out of the card. */
export async function BalanceList() {
  const [t, format] = await Promise.all([getTranslations('scenes.cards.parties'), getFormatter()]);
  return (
    <div className={css.balances}>
      {balances.map(({party, amount}) => (
        <div key={party}>
          <span>{t(party)}</span> <span className="figures">{format.number(amount)}</span>
        </div>
      ))}
    </div>
  );
}

/** Two streets and a rider. */
export async function NearbyMap() {
  const t = await getTranslations('scenes.cards');
  return (
    <>
      <StreetMap
        view="340 25 400 260"
        way={[
          [3, 2],
          [4, 2],
          [4, 1],
          [5, 1],
        ]}
        passed={2}
        keep="right"
        className={css.nearby}
      />
      <span className={css.chip}>{t('away', {minutes: handover.minutesAway})}</span>
    </>
  );
}
