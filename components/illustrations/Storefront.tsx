import {Icon} from '@/components/ui/Icon';
import {bill, order, shelf, store, totalsOf} from '@/content/sampleShop';
import {wordsOfScene} from './parts';
import {StorefrontCart} from './StorefrontCart';

const [line] = order.lines;

/** A shop's page in a browser, with an offer, goods and a cart. Two messages cover part of its lower edge. */
export async function Storefront() {
  const {t} = await wordsOfScene('storefront');
  return (
    <div role="img" aria-label={t('label')} className="relative text-ink text-scene">
      <div aria-hidden="true">
        <div className="overflow-clip rounded-md border bg-paper dark:bg-sheet lifted">
          <div className="flex h-11 items-center gap-4 border-b bg-mist px-4">
            <span className="flex gap-1.5 text-ink-2/45">
              <Icon name="icon-knot" className="size-3" />
              <Icon name="icon-knot" className="size-3" />
              <Icon name="icon-knot" className="size-3" />
            </span>
            <span className="w-full max-w-105 rounded-xs border bg-sheet px-3 py-1 @sm:mx-auto">{t('address')}</span>
            <span className="w-12 @max-sm:hidden" />
          </div>
          <div className="flex min-h-16 items-center gap-6 border-b bg-sheet px-5 @md:px-8">
            <b className="flex items-center gap-2.5 text-h3 deva:leading-snug">
              <Icon name="icon-knot" className="size-5 text-p" />
              {t('shop')}
            </b>
            <div className="flex gap-6 text-note @max-md:hidden">
              {(['pantry', 'tea', 'care', 'gifts'] as const).map((aisle) => (
                <div key={aisle}>{t(`aisles.${aisle}`)}</div>
              ))}
            </div>
            <span className="ml-auto flex w-56 items-center gap-2.5 rounded-sm border bg-paper px-3 py-2 text-ink-2 @max-lg:hidden">
              <Icon name="icon-search" className="size-4" />
              {t('search')}
            </span>{' '}
            <b className="rounded-sm bg-p-tint px-3.5 py-2 text-p @max-lg:ml-auto">
              {t('cart', {count: line.quantity})}
            </b>
          </div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1 bg-marigold px-5 py-3 text-on-marigold @lg:gap-x-6 @lg:px-8 @md:py-4">
            <b className="text-lede @md:text-h3-lg">{t('banner.title', {amount: bill.coupon.amount})}</b>{' '}
            <span className="text-note">
              {t('banner.text', {code: bill.coupon.code, minimum: store.couponMinimum})}
            </span>{' '}
            <b className="flex items-center whitespace-nowrap gap-2 rounded-xs bg-on-marigold px-3 py-1.5 text-marigold text-small @sm:ml-auto">
              <span className="size-2 rounded-full bg-marigold motion-safe:animate-pulse" />
              {t('banner.ends', {time: store.saleEnds})}
            </b>
          </div>
          <div className="grid @lg:grid-cols-[minmax(0,1fr)_21rem]">
            <Shelf />
            <StorefrontCart />
          </div>
        </div>
        <Notes />
      </div>
    </div>
  );
}

const goodCard = 'rounded-sm border bg-sheet p-3 @max-sm:nth-[n+5]:hidden @sm:p-4 dark:bg-mist';

/** The goods, each with its price and a button. The one in the cart has a stepper for its quantity. */
async function Shelf() {
  const {t, name, rupees, size} = await wordsOfScene('storefront');
  return (
    <div className="p-4 pb-14 @sm:p-5 @sm:pb-20 @md:px-8 @md:pt-6 @md:pb-16">
      <b className="text-lede">{t('shelf')}</b>
      <div className="mt-3 grid grid-cols-2 gap-3 @sm:grid-cols-3 @md:gap-4">
        {store.goods.map((good) => (
          <div key={good} className={`${goodCard} ${good === line.good ? 'border-p' : ''}`}>
            <Icon name={`good-${good}`} className="mx-auto h-20 w-17 @md:h-27 @md:w-23" />
            <b className="mt-3 block text-small/snug deva:leading-normal">{name(good)}</b>{' '}
            <span className="text-ink-2">{size(good)}</span>{' '}
            <span className="mt-2 flex min-h-8.5 flex-wrap items-center justify-between gap-2">
              <b className="text-base">{rupees(shelf[good].price)}</b>{' '}
              {good === line.good ? (
                <span className="flex overflow-clip rounded-xs bg-p-solid font-semibold text-on-p *:w-7 *:text-center *:leading-8">
                  <span>−</span> <span>{line.quantity}</span> <span>+</span>
                </span>
              ) : (
                <i className="rounded-xs border border-p-line px-3.5 font-semibold text-p leading-8">{t('add')}</i>
              )}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** A message to the shop's owner, and one to its customer. */
async function Notes() {
  const {t, name, rupees, size, time} = await wordsOfScene('storefront');
  const paid = time(store.cartPaid);
  return (
    <div className="relative -mt-8 flex flex-wrap items-end justify-between gap-3 px-3 @sm:-mt-14 @lg:-mx-5 @lg:px-0">
      <div className="rounded-sm bg-indigo px-5 py-4 text-on-indigo [box-shadow:0_20px_32px_-18px_oklch(0.24_0.09_275/0.6)] @max-sm:w-full">
        <span className="flex items-center gap-2 text-note">
          <Icon name="icon-knot" className="size-3.5 text-marigold" />
          {t('recovered.title')}
        </span>{' '}
        <b className="block text-h2 leading-tight tracking-[-0.035em]">{rupees(totalsOf(order.lines).total)}</b>{' '}
        <span className="text-on-indigo-2">{t('recovered.text', {left: time(store.cartLeft), paid})}</span>
      </div>
      <div className="ml-auto w-full max-w-88 rounded-md rounded-br-none border bg-raised p-4 lifted-note">
        <span className="flex justify-between gap-3 text-ink-2">
          {t('message.from')} <span>{paid}</span>
        </span>{' '}
        <b className="mt-1 block text-note">{t('message.title', {number: order.number})}</b>{' '}
        <span className="flex items-end justify-between gap-4">
          <span>{t('message.text', {quantity: line.quantity, name: name(line.good), size: size(line.good)})}</span>
          <span className="flex shrink-0 text-leaf">
            <Icon name="icon-tick" className="size-3.5" />
            <Icon name="icon-tick" className="-ml-2 size-3.5" />
          </span>
        </span>
      </div>
    </div>
  );
}
