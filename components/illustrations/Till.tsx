import {getFormatter, getTranslations} from 'next-intl/server';
import {Icon} from '@/components/ui/Icon';
import {bill, type Good, gstRate, shelf, totalsOf} from '@/content/sample';
import css from './Till.module.css';

const goods: readonly Good[] = ['ghee', 'tea', 'oil', 'dal', 'soap', 'jaggery'];
const tabs = ['best', 'pantry', 'care', 'gifting'] as const;
const ways = ['cash', 'card', 'split'] as const;

/**
 * The till as the cashier sees it: the shelf on the left, the bill on the right, the UPI code below it. Offline it goes on
 * billing, and the soundbox says that the money has come.
 */
export async function Till({offline}: {offline?: boolean}) {
  const t = await getTranslations('scenes');
  const format = await getFormatter();
  const {total, taxable, halfTax} = totalsOf(bill.lines, bill.coupon.amount);
  const money = (amount: number) => format.number(amount, 'paise');
  const rate = gstRate / 2;
  const sums = [
    [t('till.taxable'), taxable],
    [t('ledger.centralTax', {rate}), halfTax],
    [t('ledger.stateTax', {rate}), halfTax],
  ] as const;
  return (
    <div role="img" aria-label={t('till.label')} data-product="airpos" className={css.device}>
      <div className={css.screen}>
        <div className={css.bar}>
          <b>{t('till.counter')}</b> <span className={css.wide}>{t('stock.places.store')}</span>{' '}
          <span className={css.synced}>
            <Icon name="icon-tick" />
            {offline ? t('cards.savedOffline') : t('till.synced')}
          </span>{' '}
          <span className={css.wide}>{t('till.cashier')}</span> <span>{t('till.time')}</span>
        </div>
        <div className={css.shelf}>
          <div className={css.search}>
            <Icon name="icon-search" />
            {t('till.search')} <i>{t('till.searchKey')}</i>
          </div>
          <div className={css.tabs}>
            {tabs.map((tab) => (
              <div key={tab}>{t(`till.tabs.${tab}`)}</div>
            ))}
          </div>
          <div className={css.goods}>
            {goods.map((good) => {
              const line = bill.lines.find((line) => line.good === good);
              return (
                <div key={good} className={line ? css.chosen : css.good}>
                  {line && <i>{line.quantity}</i>} <Icon name={`good-${good}`} />
                  <b>{t(`goods.${good}.name`)}</b>
                  <div className={css.pair}>
                    <span>{t(`goods.${good}.size`)}</span> <span>{format.number(shelf[good].price, 'rupees')}</span>
                  </div>
                </div>
              );
            })}
          </div>
        </div>
        <div className={css.bill}>
          <div className={css.head}>
            <b>{t('ledger.bill', {number: bill.number})}</b> <span>{bill.customer}</span>
          </div>
          {bill.lines.map(({good, quantity}) => (
            <div key={good} className={css.line}>
              <span>{t('ledger.good', {name: t(`goods.${good}.name`), size: t(`goods.${good}.size`)})}</span>{' '}
              <span className="figures">{`× ${format.number(quantity)}`}</span>{' '}
              <span className="figures">{money(shelf[good].price * quantity)}</span>{' '}
              <small>{t('till.hsn', {code: shelf[good].hsn})}</small>
            </div>
          ))}
          <div className={css.sums}>
            <div className={`${css.pair} text-leaf`}>
              <span>{t('till.coupon', {code: bill.coupon.code})}</span>{' '}
              <span className="figures">{`−${money(bill.coupon.amount)}`}</span>
            </div>
            {sums.map(([label, amount]) => (
              <div key={label} className={css.pair}>
                <span>{label}</span> <span className="figures">{money(amount)}</span>
              </div>
            ))}
          </div>
          <div className={css.total}>
            <span>{t('till.toPay')}</span>{' '}
            <span className="whitespace-nowrap">{format.number(total, 'rupeesAndPaise')}</span>
          </div>
          <div className={css.pay}>
            <Icon name="qr" className={css.code} />
            <div>
              <b>{t('till.scan')}</b>{' '}
              <small className={css.waiting}>{offline ? t('till.waitingOffline') : t('till.waiting')}</small>
              <div className={css.ways}>
                {ways.map((way) => (
                  <div key={way}>{t(`till.ways.${way}`)}</div>
                ))}
              </div>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
