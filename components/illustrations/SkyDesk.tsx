import {Icon} from '@/components/ui/Icon';
import {distributors} from '@/content/sample';
import {DistributorSky} from './DistributorSky';
import {wordsOfScene} from './parts';

const desk = 'grid overflow-clip border-night-line bg-night @sm:rounded-md @sm:border';
const deskColumns = '@md:grid-cols-[220px_minmax(0,1fr)] @xl:grid-cols-[228px_minmax(0,1fr)_276px]';
const deskShadow = '@sm:[box-shadow:0_36px_64px_-40px_oklch(0.1_0.05_276/0.8)]';

/** A brand's search for distributors: the filters, the results as a night sky, and a short list. */
export async function SkyDesk() {
  const {t} = await wordsOfScene('skyDesk');
  return (
    <div role="img" aria-label={t('label')} className="text-on-indigo text-small @max-sm:-mx-gutter">
      <div aria-hidden="true" className={`${desk} ${deskColumns} ${deskShadow}`}>
        <Filters />
        {/* If the column is higher than the drawing, the lines of the drawing reach beyond its frame. */}
        <div className="grid content-center overflow-clip border-night-line *:overflow-visible [&_svg]:overflow-visible @max-md:border-t @max-sm:px-gutter @md:border-l">
          <DistributorSky
            size="screen"
            className="aspect-[10/7] rounded-md @max-sm:-mx-gutter @max-sm:aspect-[10/8] @max-sm:rounded-none"
          />
        </div>
        <ShortList />
      </div>
    </div>
  );
}

/** The filters by city, category and investment. */
async function Filters() {
  const {t} = await wordsOfScene('skyDesk');
  // The first option of each group is selected.
  const groups = [
    {label: t('cityLabel'), options: [t('cities.nagpur'), t('cities.amravati'), t('cities.wardha')]},
    {label: t('categoryLabel'), options: [t('categories.pantry'), t('categories.care'), t('categories.gifting')]},
  ];
  return (
    <div className="grid content-start gap-x-8 gap-y-6 p-5 @max-sm:grid-cols-2 @sm:@max-md:grid-cols-3 @sm:p-6 @md:py-7">
      <b className="border-on-indigo/70 border-b-[3px] border-double pb-3 text-lede @max-md:col-span-full">
        {t('filters')}
      </b>
      {groups.map(({label, options}) => (
        <div key={label}>
          <span className="text-on-night">{label}</span>{' '}
          {options.map((option, index) => (
            <span
              key={option}
              className={`mt-2.5 flex items-center gap-2.5 ${index ? 'text-on-night' : 'font-semibold'}`}
            >
              <span
                className={`grid size-5 place-items-center rounded-xs border ${index ? 'border-on-night/60' : 'border-marigold bg-marigold text-on-marigold'}`}
              >
                {index === 0 && <Icon name="icon-tick" className="size-3" />}
              </span>{' '}
              {option}
            </span>
          ))}
        </div>
      ))}
      <div className="@max-sm:col-span-2">
        <span className="text-on-night">{t('investLabel')}</span>{' '}
        <span className="relative mt-4 block h-1 rounded-full bg-night-line">
          <i className="absolute inset-y-0 right-[28%] left-[24%] bg-marigold" />
          <Icon name="icon-knot" className="-translate-1/2 absolute top-1/2 left-[24%] size-6 text-marigold" />
          <Icon name="icon-knot" className="-translate-1/2 absolute top-1/2 left-[72%] size-6 text-marigold" />
        </span>
        <b className="mt-4 block">{t('range', {from: distributors.from, to: distributors.to})}</b>
      </div>
    </div>
  );
}

/** The distributors that fit best, on a sheet of paper. */
async function ShortList() {
  const {t, scenes} = await wordsOfScene('skyDesk');
  return (
    <div className="flex flex-col bg-sheet p-5 text-ink @sm:p-6 @md:@max-xl:col-span-2">
      <div className="flex items-baseline justify-between gap-3 double-rule pb-3">
        <b className="text-lede">{t('shortList')}</b>{' '}
        <span className="text-ink-2">{t('of', {count: distributors.best.length, all: distributors.fits})}</span>
      </div>
      <div className="grid gap-x-8 @sm:@max-xl:grid-cols-3">
        {distributors.best.map(({party, share, invests}) => (
          <div key={party} className="border-b py-4 @sm:@max-xl:border-b-0">
            <b className="flex items-start gap-2 text-note leading-snug">
              <Icon name="icon-knot" className="mt-1 size-3.5 text-p" />
              {scenes(`sky.parties.${party}`)}
            </b>{' '}
            <span className="mt-2 mb-1.5 flex flex-wrap items-baseline justify-between gap-x-3 text-scene">
              <b className="text-p">{scenes('sky.share', {share})}</b>{' '}
              <span className="text-ink-2">{t('invests', {amount: invests})}</span>
            </span>
            <span className="block h-2 bg-mist">
              <i className="block h-2 bg-p" style={{width: `${share * 100}%`}} />
            </span>
          </div>
        ))}
      </div>
      <b className="mt-auto block rounded-sm drawn-button px-4 py-3 text-center text-note @max-xl:mt-3">{t('ask')}</b>
    </div>
  );
}
