import {Icon} from '@/components/ui/Icon';
import {freeCartons, godown} from '@/content/sampleShop';
import {Carton} from './Carton';
import {Entry, Total, wordsOfScene} from './parts';

/** The colours of the cartons for each party, and of the free ones. */
const tones = {
  retailer: {fill: 'fill-p', swatch: 'bg-p'},
  distributor: {fill: 'fill-indigo dark:fill-ink-2', swatch: 'bg-indigo dark:bg-ink-2'},
  free: {fill: 'fill-[#d9a566]', swatch: ''},
} as const;

const perRow = 19;

const box = 'h18v16h-18z';
const tape = 'm7 0h4v6h-4z';

/** A mark at the place of each carton, as path data: for `count` cartons, from the one after `before` on. */
const cartonsAt = (before: number, count: number, mark: string) =>
  Array.from({length: count}, (_, index) => {
    const place = before + index;
    return `M${(place % perRow) * 20} ${Math.floor(place / perRow) * 18}${mark}`;
  }).join('');

/** The godown's count of a good: its cartons, those that orders have set aside, and what is left. Cartons of it stand on the floor. */
export async function Godown() {
  const {t, scenes, format, nameAndSize} = await wordsOfScene('godown');
  let counted = 0;
  const groups = [...godown.aside, {party: 'free' as const, cartons: freeCartons}].map(({party, cartons}) => {
    const path = cartonsAt(counted, cartons, box);
    counted += cartons;
    return {party, path};
  });
  return (
    <div className="overflow-clip border-p border-b-[10px] bg-p-tint pt-8 @md:pt-12">
      <div className="wrap grid items-end gap-x-8 gap-y-6 @md:grid-cols-[minmax(0,1fr)_auto] @lg:gap-x-16">
        <div
          role="img"
          aria-label={t('label')}
          className="rounded-md border border-p-line bg-sheet px-5 py-4 text-ink text-small lifted-note @md:mb-12 @lg:px-7 @lg:py-6 @lg:text-note"
        >
          <div aria-hidden="true">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <b className="text-base">{nameAndSize(godown.good)}</b>{' '}
              <span className="text-ink-2">{t('unit', {count: godown.perCarton})}</span>
            </div>
            <svg viewBox="0 0 378 34" aria-hidden="true" className="mt-3 mb-3 w-full">
              {groups.map(({party, path}) => (
                <path key={party} className={tones[party].fill} d={path} />
              ))}
              <path fill="#000" fillOpacity=".28" d={cartonsAt(0, godown.cartons, tape)} />
            </svg>
            <Entry label={t('stock')} value={format.number(godown.cartons)} className="py-1" />
            {godown.aside.map(({party, cartons}) => (
              <div key={party} className="flex items-center justify-between gap-3 border-t py-1">
                <span className="flex items-center gap-2.5">
                  <i className={`size-3 flex-none ${tones[party].swatch}`} />
                  {t('aside', {party: scenes(`rates.parties.${party}`)})}
                </span>{' '}
                <span>{`−${format.number(cartons)}`}</span>
              </div>
            ))}
            <Total
              label={t('free')}
              value={format.number(freeCartons)}
              size="text-h3-lg leading-tight"
              className="border-rule border-t-[1.5px] pt-1"
            />
          </div>
        </div>
        <div aria-hidden="true" className="flex flex-wrap-reverse justify-center gap-x-3 @md:w-60 @lg:w-96">
          {[1, 2, 3].map((carton) => (
            <Carton key={carton} className="w-24 @sm:w-36 @md:w-28 @lg:w-44">
              <div className="flex justify-center bg-white py-1 @lg:py-1.5">
                <Icon name={`good-${godown.good}`} className="h-8 w-7 @lg:h-10 @lg:w-8.5" />
              </div>
            </Carton>
          ))}
        </div>
      </div>
    </div>
  );
}
