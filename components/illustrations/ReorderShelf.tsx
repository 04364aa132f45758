import {Icon} from '@/components/ui/Icon';
import {daysOfStock, storeDay} from '@/content/sampleShop';
import {wordsOfScene} from './parts';

/** Goods on a shelf that runs from edge to edge, each with the days that its stock lasts, and what follows from them. */
export async function ReorderShelf() {
  const {t, scenes, name} = await wordsOfScene('forecastDesk');
  const store = (id: 'durg' | 'bhilai') => scenes(`salesReport.stores.${id}`);
  const notes = {
    soon: t('lasts.soon'),
    usual: t('lasts.usual'),
    idle: scenes('salesReport.slow', {from: store(storeDay.slow.from), to: store(storeDay.slow.to)}),
  };
  return (
    <div aria-hidden="true" className="bg-p-tint pt-8 text-ink text-small @md:pt-12">
      <div className="wrap">
        <b className="block text-h3">{t('lasts.title')}</b>
        <div className="mt-6 grid gap-x-8 gap-y-6 @md:grid-cols-3">
          {daysOfStock.map(({good, days, note}) => (
            <div key={good} className="flex items-end gap-4">
              <Icon name={`good-${good}`} className="h-24 w-20 @md:h-36 @md:w-30" />
              <div className="mb-4 flex-1 rounded-sm border border-p-line bg-sheet px-4 py-3 lifted-note @md:mb-10">
                <b className="block text-note leading-snug">{name(good)}</b>{' '}
                <b className="block whitespace-nowrap text-h3-lg text-p">{t('lasts.days', {count: days})}</b>{' '}
                <span className="text-balance text-ink-2">{notes[note]}</span>
              </div>
            </div>
          ))}
        </div>
      </div>
      <div className="h-2.5 bg-p dark:bg-p-line" />
    </div>
  );
}
