import type {ReactNode} from 'react';
import {wordsOfScene} from '@/components/illustrations/parts';
import {Icon} from '@/components/ui/Icon';
import {shelf} from '@/content/sample';
import {draft, signboard, tags} from '@/content/useCaseObjects';
import type {UseCaseSlug} from '@/content/useCases';
import {DeliveryZones} from './DeliveryZones';
import {PickingSlip} from './PickingSlip';
import {RefillNote} from './RefillNote';
import {PartyFile, RoyaltyStatement, TransferSlip} from './slips';

const objects: Record<UseCaseSlug, () => Promise<ReactNode>> = {
  'ai-ecommerce-website': DraftedPage,
  'hyperlocal-delivery': DeliveryZones,
  'quick-commerce': PickingSlip,
  'franchise-management': RoyaltyStatement,
  'distributor-management': PartyFile,
  'unified-commerce-solution': PriceTags,
  'multi-store-management': TransferSlip,
  'marketing-automation': RefillNote,
  'white-label-solution': Signboard,
};

/** A thing that only this use case has: a statement, a map, a tagged bottle. */
export function UseCaseObject({slug}: {slug: UseCaseSlug}) {
  const Drawn = objects[slug];
  return <Drawn />;
}

/** Three words of a price list, and the page that AI has drafted from them. */
async function DraftedPage() {
  const {t, format, name, size, rupees} = await wordsOfScene('objects.ai-ecommerce-website');
  const {good, pair} = draft;
  return (
    <div role="img" aria-label={t('label')} data-product="skycart" className="text-ink">
      <div className="dark-paper flex w-[82%] items-baseline justify-between gap-3 border-margin border-l-5 border-double bg-raised px-4 py-3 text-small lifted-note">
        <span className="text-[0.8125rem] text-ink-2">
          <span className="block">{t('list')}</span> <b className="text-[1.125rem]">{t('typed')}</b>
        </span>{' '}
        <b className="text-[1.125rem]">{format.number(shelf[good].price)}</b>{' '}
      </div>
      <div className="dark-paper relative mt-8 ml-[8%] border-p-solid border-t-6 bg-raised text-small lifted">
        <i className="absolute -top-9.5 left-10 h-8 border-cloth border-l-2 border-dashed" />
        <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-4 p-4">
          <span className="grid place-items-center bg-p-tint">
            <Icon name={`good-${good}`} className="h-27 w-23" />
          </span>
          <div>
            <span className="text-p text-scene">{t('page')}</span>{' '}
            <b className="block font-semibold text-base">{name(good)}</b>{' '}
            <span className="text-ink-2">{size(good)}</span>{' '}
            <b className="block font-semibold text-h3">{rupees(shelf[good].price)}</b>{' '}
          </div>
        </div>
        <div className="px-4 pb-4">
          <p>{t('text')}</p> <p className="mt-1 text-ink-2">{t('pair', {name: name(pair)})}</p>{' '}
          <div className="mt-3 flex flex-wrap gap-2 font-semibold">
            <span className="rounded-xs drawn-button px-3.5 py-1.5">{t('approve')}</span>{' '}
            <span className="rounded-xs border border-p-line px-3.5 py-1.5 text-p">{t('rewrite')}</span>
          </div>
        </div>
      </div>
    </div>
  );
}

/** One bottle, and the three prices that hang on it. */
async function PriceTags() {
  const {t, rupees} = await wordsOfScene('objects.unified-commerce-solution');
  return (
    <div
      role="img"
      aria-label={t('label')}
      data-product="skycart"
      className="grid grid-cols-[7rem_minmax(0,1fr)] items-center text-ink"
    >
      <Icon name={`good-${tags.good}`} className="-mx-12.5 -mt-4 -mb-3.5 h-64 w-53 self-end" />
      <div className="grid gap-4 pb-5">
        {tags.prices.map(({tag, price}) => (
          <div key={tag} className="price-tag">
            <div className="dark-paper">
              {t(`tags.${tag}`, {count: tags.dealerFrom})} <b className="block text-h3-lg/[1.2]">
                {rupees(price)}
              </b>{' '}
            </div>
          </div>
        ))}
      </div>
      <p className="col-span-full border-rule border-t-4 border-double py-2.5 text-center font-semibold text-[0.9375rem]">
        {t('left', {count: tags.left})}
      </p>
    </div>
  );
}

/** The board over the shop, and what its customer's phone calls it: a number before, the same name after. */
async function Signboard() {
  const {t, scenes} = await wordsOfScene('objects.white-label-solution');
  const name = scenes('storefront.shop');
  const knot = <Icon name="icon-knot" className="size-4 text-marigold" />;
  const sides = [
    {
      side: 'before',
      shown: t('seller', {number: signboard.seller}),
      where: t('someone'),
      icon: 'icon-minus',
      colours: 'bg-line text-ink-2',
    },
    {side: 'after', shown: name, where: t('own'), icon: 'icon-knot', colours: 'bg-cloth text-marigold'},
  ] as const;
  return (
    <div role="img" aria-label={t('label')} data-product="skycart" className="text-ink">
      <b className="flex items-center justify-center gap-3.5 bg-cloth p-5.5 text-[1.5rem]/[1.3] text-on-cloth outline-2 outline-marigold -outline-offset-8">
        {knot} {name} {knot}
      </b>{' '}
      <div className="grid grid-cols-2 gap-5">
        {sides.map(({side, shown, where, icon, colours}) => (
          <div key={side} className="grid grid-rows-[auto_1fr]">
            <span className="pt-4 pb-2 text-center text-[0.875rem] text-ink-2">{t(side)}</span>{' '}
            <div className="grid content-start justify-items-center rounded-[1.25rem] border-7 border-device bg-paper px-2 pt-7 pb-10 text-center text-scene/[1.4]">
              <Icon name={icon} className={`mb-3 size-16 rounded-[0.875rem] p-3.5 ${colours}`} />{' '}
              <b className="text-[0.9375rem]">{shown}</b> <span className="text-ink-2">{where}</span>{' '}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
