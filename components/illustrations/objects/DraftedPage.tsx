import {Icon} from '@/components/ui/Icon';
import {shelf} from '@/content/sampleShop';
import {draft} from '@/content/useCaseObjects';
import {wordsOfScene} from '../parts';

/** A line of a price list, and the product page that AI has drafted from it. */
export async function DraftedPage() {
  const {t, format, name, size, rupees} = await wordsOfScene('objects.ai-ecommerce-website');
  const {good, pair} = draft;
  return (
    <div role="img" aria-label={t('label')} data-product="skycart" className="text-ink">
      <div className="light-paper flex w-[82%] items-baseline justify-between gap-3 border-margin border-l-5 border-double bg-raised px-4 py-3 text-small lifted-note">
        <span className="text-[0.8125rem] text-ink-2">
          <span className="block">{t('list')}</span> <b className="text-[1.125rem]">{t('typed')}</b>
        </span>{' '}
        <b className="text-[1.125rem]">{format.number(shelf[good].price)}</b>{' '}
      </div>
      <div className="light-paper relative mt-8 ml-[8%] border-p-solid border-t-6 bg-raised text-small lifted">
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
