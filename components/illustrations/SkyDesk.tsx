import {Icon} from '@/components/ui/Icon';
import {distributors} from '@/content/sampleShop';
import {DistributorSky} from './DistributorSky';
import {wordsOfScene} from './parts';

const sheet =
  'relative bg-sheet p-5 text-ink text-small @max-sm:-mx-gutter @max-sm:pb-8 @sm:lifted-note @sm:rounded-md @sm:p-6 @lg:col-span-full @lg:mt-8';
const sheetColumns = 'grid gap-x-10 @xl:grid-cols-[minmax(0,1fr)_auto] @xl:items-end';

/** A brand's search for distributors: the night sky of those that fit, and a sheet with the short list. */
export async function SkyDesk() {
  const {t} = await wordsOfScene('skyDesk');
  return (
    <>
      <DistributorSky className="aspect-[10/8] @max-sm:-mx-gutter @sm:aspect-[10/7]" />
      <div role="img" aria-label={t('label')} className={sheet}>
        <div aria-hidden="true" className={sheetColumns}>
          <ShortList />
        </div>
      </div>
    </>
  );
}

/** The distributors that fit best. */
async function ShortList() {
  const {t, scenes} = await wordsOfScene('skyDesk');
  return (
    <>
      <div className="flex items-baseline justify-between gap-3 double-rule pb-3 @xl:col-span-full">
        <b className="text-lede">{t('shortList')}</b>{' '}
        <span className="text-ink-2">{t('of', {count: distributors.best.length, all: distributors.fits})}</span>
      </div>
      <div className="grid gap-x-10 @sm:grid-cols-3">
        {distributors.best.map(({party, share, invests}) => (
          <div key={party} className="py-4 @max-sm:border-b @sm:pb-0">
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
      <b className="mt-4 block rounded-sm drawn-button px-6 py-3 text-center text-note">{t('ask')}</b>
    </>
  );
}
