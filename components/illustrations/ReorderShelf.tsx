import {Icon} from '@/components/ui/Icon';
import {peakWeek, reorders} from '@/content/sampleShop';
import {wordsOfScene} from './parts';

/** What to order, as goods on a shelf that runs from edge to edge. Each has a tag with the number and the reason. */
export async function ReorderShelf() {
  const {t, format, name} = await wordsOfScene('forecastDesk');
  return (
    <div aria-hidden="true" className="bg-p-tint pt-8 text-ink text-small @md:pt-12">
      <div className="wrap">
        <b className="block text-h3">{t('list')}</b>
        <div className="mt-6 grid gap-x-8 gap-y-6 @md:grid-cols-3">
          {reorders.map(({good, count, reason}) => (
            <div key={good} className="flex items-end gap-4">
              <Icon name={`good-${good}`} className="h-24 w-20 @md:h-36 @md:w-30" />
              <div className="mb-4 flex-1 rounded-sm border border-p-line bg-sheet px-4 py-3 lifted-note @md:mb-10">
                <b className="flex items-baseline justify-between gap-3 text-note">
                  {name(good)} <span className="text-h3-lg text-p">{format.number(count)}</span>
                </b>{' '}
                <span className="text-balance text-ink-2">{t(`reasons.${reason}`, {count: peakWeek.count})}</span>
              </div>
            </div>
          ))}
        </div>
      </div>
      <div className="h-2.5 bg-p" />
    </div>
  );
}
