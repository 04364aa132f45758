import {Icon} from '@/components/ui/Icon';
import {handover, hoursInCart, order, orderCount, packedAt, shelf, stops, store, totalsOf} from '@/content/sampleShop';
import {Phone, wordsOfScene} from './parts';

const bubble = 'max-w-[92%] rounded-md @sm:max-w-[86%]';
const textBubble = `${bubble} px-3.5 py-2.5`;
const note = '@sm:my-1 self-center rounded-full bg-sheet px-3 py-0.5 text-ink-2 text-scene';

const [, , , ride] = stops;

/** How the order goes on. */
const updates = [
  {step: 'packed', at: packedAt},
  {step: 'onWay', at: ride.time},
  {step: 'handedOver', at: handover.time},
] as const;

/** A chat with a customer who left a cart behind, and then pays. Beside a list it is as high as that, and also tells how the order goes on. */
export async function CartChat() {
  const {t, scenes, format, nameAndSize, rupees, time} = await wordsOfScene('chat');
  return (
    <div role="img" aria-label={t('label')} className="flex flex-1 flex-col text-ink text-small @xl:text-note">
      <Phone className="flex-1">
        <div className="flex items-center gap-3 bg-p-solid px-4 py-3 text-on-p">
          <span className="grid size-9 place-items-center rounded-full bg-white/20">
            <Icon name="glyph-skycart" className="size-5.5" />
          </span>
          <span>
            <b className="block text-note leading-tight">{t('shop')}</b>{' '}
            <span className="text-scene">{t('status')}</span>
          </span>
        </div>
        <div className="flex flex-1 flex-col gap-2 p-3 pb-5 @sm:p-4 @sm:pb-7 @lg:justify-evenly">
          <span className={note}>{t('left', {time: time(store.cartLeft)})}</span>
          <p className={`${textBubble} rounded-tl-none bg-sheet`}>{t('reminder')}</p>
          <div className={`${bubble} w-full rounded-tl-none bg-sheet`}>
            <b className="block border-b px-3.5 py-2">{t('cart', {count: orderCount})}</b>
            {order.lines.map(({good, quantity}) => (
              <div key={good} className="flex items-center gap-3 border-b px-3.5 py-2">
                <Icon name={`good-${good}`} className="h-10 w-8.5" />
                <span className="flex-1">{`${format.number(quantity)} × ${nameAndSize(good)}`}</span>{' '}
                <b className="whitespace-nowrap">{rupees(shelf[good].price * quantity)}</b>
              </div>
            ))}
            <b className="block px-3.5 py-2.5 text-center text-p">{t('pay', {amount: totalsOf(order.lines).total})}</b>
          </div>
          <span className={note}>{t('back', {hours: hoursInCart})}</span>
          <p className={`${textBubble} self-end rounded-tr-none bg-p-solid text-on-p`}>{t('reply')}</p>
          <p className={`${textBubble} flex gap-2.5 rounded-tl-none bg-sheet`}>
            <Icon name="icon-tick" className="mt-1 size-3.5 text-leaf" />
            {t('paid', {number: order.number})}
          </p>
          <div className={`${bubble} w-full rounded-tl-none bg-sheet px-3.5 @max-lg:hidden`}>
            {updates.map(({step, at}) => (
              <div key={step} className="flex items-center gap-2.5 py-2 not-last:border-b">
                <Icon name="icon-tick" className="size-3.5 flex-none text-leaf" />
                <span className="flex-1">
                  {step === 'handedOver'
                    ? scenes('ledger.handedOver', {count: orderCount})
                    : scenes(`localApp.${step}`)}
                </span>{' '}
                <span className="whitespace-nowrap text-ink-2">{time(at)}</span>
              </div>
            ))}
          </div>
        </div>
      </Phone>
    </div>
  );
}
