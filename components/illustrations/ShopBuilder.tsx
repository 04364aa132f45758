import {Icon} from '@/components/ui/Icon';
import {bill, shelf, store} from '@/content/sampleShop';
import {wordsOfScene} from './parts';

const blocks = ['banner', 'offer', 'shelf', 'story', 'map'] as const;
const placedBlock: (typeof blocks)[number] = 'offer';
const colours = ['bg-marigold', 'bg-p-solid', 'bg-cloth', 'bg-indigo'];

/** A page builder: blocks to choose from, and the shop's page, onto which one block is being dragged. */
export async function ShopBuilder() {
  const {t, scenes, name, rupees} = await wordsOfScene('shopBuilder');
  return (
    <div role="img" aria-label={t('label')} className="text-ink text-small">
      <div aria-hidden="true" className="overflow-clip rounded-md border border-p-line bg-sheet lifted">
        <div className="flex items-center justify-between gap-4 bg-device px-5 py-3 text-on-indigo">
          <b className="text-note">{t('page')}</b>{' '}
          <span className="text-on-night @max-sm:hidden">{scenes('storefront.address')}</span>{' '}
          <b className="rounded-sm bg-marigold px-4 py-1.5 text-on-marigold">{t('publish')}</b>
        </div>
        <div className="grid @sm:grid-cols-[11rem_minmax(0,1fr)]">
          <div className="p-4 @max-sm:border-b @sm:border-r @sm:p-5">
            <span className="text-ink-2">{t('blocks')}</span>{' '}
            <div className="mt-2 flex flex-wrap gap-2 @sm:grid">
              {blocks.map((block) => (
                <div
                  key={block}
                  className={`flex items-center gap-2 rounded-sm border px-3 py-2 leading-tight ${block === placedBlock ? 'border-p border-dashed text-p' : ''}`}
                >
                  <Icon name="icon-knot" className="size-3 text-p" />
                  {t(`kinds.${block}`)}
                </div>
              ))}
            </div>{' '}
            <span className="mt-4 flex items-center justify-between gap-3 @sm:grid">
              <span className="text-ink-2">{t('colours')}</span>{' '}
              <span className="flex gap-2 *:size-7 *:rounded-full *:border *:first:outline-2 *:first:outline-p *:first:outline-offset-2">
                {colours.map((colour) => (
                  <i key={colour} className={colour} />
                ))}
              </span>
            </span>
          </div>
          <div className="bg-mist p-4 @sm:p-6">
            <div className="rounded-sm border bg-paper">
              <div className="flex items-center gap-2.5 border-b px-4 py-3">
                <Icon name="icon-knot" className="size-4 text-p" />
                <b className="text-lede leading-tight">{scenes('storefront.shop')}</b>
              </div>
              <div className="flex flex-wrap items-center justify-between gap-3 bg-marigold px-4 py-4 text-on-marigold">
                <b className="text-h3 leading-tight">
                  {scenes('storefront.banner.title', {amount: bill.coupon.amount})}
                </b>{' '}
                <span className="rounded-xs bg-on-marigold px-3 py-1.5 font-semibold text-marigold">{t('visit')}</span>
              </div>
              <div className="m-3 rounded-sm border-2 border-p border-dashed bg-p-tint @sm:m-4">
                <div className="relative -rotate-1 rounded-sm border border-p-line bg-raised px-4 py-3 lifted-note">
                  <b className="flex items-center gap-2 text-p">
                    <Icon name="icon-knot" className="size-3" />
                    {t(`kinds.${placedBlock}`)}
                  </b>{' '}
                  <span className="block pr-6">
                    {scenes('storefront.banner.text', {code: bill.coupon.code, minimum: store.couponMinimum})}
                  </span>
                  <svg viewBox="0 0 20 24" aria-hidden="true" className="-bottom-3 absolute right-5 h-7 w-6">
                    <path
                      fill="var(--color-ink)"
                      stroke="var(--color-sheet)"
                      strokeWidth="1.5"
                      d="M2 1v18l5-4 3 7 4-2-3-7h6z"
                    />
                  </svg>
                </div>
              </div>
              <div className="px-4 pb-4">
                <b>{scenes('storefront.shelf')}</b>
                <div className="mt-2 grid grid-cols-2 gap-3 @sm:grid-cols-4">
                  {store.goods.slice(0, 4).map((good) => (
                    <div
                      key={good}
                      className="grid grid-rows-[auto_1fr] justify-items-center rounded-sm border bg-sheet p-2 text-center"
                    >
                      <Icon name={`good-${good}`} className="h-14 w-12" />{' '}
                      <span className="text-scene">{name(good)}</span> <b>{rupees(shelf[good].price)}</b>
                    </div>
                  ))}
                </div>
              </div>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
