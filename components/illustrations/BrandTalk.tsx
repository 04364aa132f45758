import {Icon} from '@/components/ui/Icon';
import {distributors, shelf, talk} from '@/content/sampleShop';
import {wordsOfScene} from './parts';

const [bestFit] = distributors.best;
const bubble = 'w-fit max-w-[min(36rem,90%)] rounded-md px-4 py-3 text-note @sm:px-5';
/** The share of agreement, between two dashed lines that lead to the names. */
const share = 'flex items-center gap-4 text-marigold @max-sm:py-1';
const lineBefore = 'before:flex-1 before:border-current before:border-t before:border-dashed @max-sm:before:hidden';
const lineAfter = 'after:flex-1 after:border-current after:border-t after:border-dashed';
const slip = 'w-full max-w-[min(24rem,90%)] rounded-sm border border-p-line bg-sheet px-4 @sm:px-5';

/** A brand and a distributor get in touch: how well they fit, their chat, the terms and the samples. */
export async function BrandTalk() {
  const {t, scenes, format, nameAndSize, rupees} = await wordsOfScene('brandTalk');
  const facts = [
    scenes('skyDesk.cities.nagpur'),
    scenes('skyDesk.categories.pantry'),
    scenes('skyDesk.invests', {amount: bestFit.invests}),
  ];
  const margin = Math.round(talk.margin * 100) / 100;
  const terms = [
    {label: t('mrp'), value: rupees(shelf[talk.good].price)},
    {label: t('rate'), value: rupees(talk.rate)},
    {label: t('margin'), value: format.number(margin, 'percent')},
  ];
  return (
    <div role="img" aria-label={t('label')} className="text-ink text-small @max-sm:-mx-gutter">
      <div aria-hidden="true" className="overflow-clip bg-p-tint @sm:rounded-md @sm:border @sm:border-p-line">
        <div className="grid items-center gap-x-5 gap-y-1 bg-night px-5 py-4 text-on-indigo @sm:grid-cols-[auto_minmax(0,1fr)_auto] @sm:px-8 @sm:py-5">
          <b className="flex items-center gap-2.5 text-lede">
            <Icon name="icon-knot" className="size-4.5 text-marigold" />
            {scenes('chat.shop')}
          </b>{' '}
          <span className={`${share} ${lineBefore} ${lineAfter}`}>{scenes('sky.share', {share: bestFit.share})}</span>{' '}
          <b className="flex items-center gap-2.5 text-lede @sm:flex-row-reverse">
            <Icon name="icon-knot" className="size-4.5 text-marigold" />
            {scenes(`sky.parties.${bestFit.party}`)}
          </b>{' '}
          <div className="flex flex-wrap gap-x-5 gap-y-1 text-on-night @max-sm:pt-1 @sm:col-span-3 @sm:justify-end">
            {facts.map((fact) => (
              <div key={fact} className="flex items-center gap-1.5">
                <Icon name="icon-tick" className="size-3 text-marigold" />
                {fact}
              </div>
            ))}
          </div>
        </div>
        <div className="grid items-start gap-x-16 gap-y-3 p-5 @sm:p-8 @lg:grid-cols-2">
          <p className={`${bubble} rounded-tl-none bg-p-solid text-on-p`}>{t('hello')}</p>
          <p className={`${bubble} ml-auto rounded-tr-none border border-p-line bg-sheet @lg:mt-16`}>{t('question')}</p>
          <div className="grid gap-3">
            <div className={`${slip} pt-3 pb-2`}>
              <b className="block border-rule border-b-[1.5px] pb-2">{nameAndSize(talk.good)}</b>
              {terms.map(({label, value}) => (
                <div key={label} className="flex justify-between gap-3 pt-1.5 last:font-semibold">
                  {label} <span className="whitespace-nowrap">{value}</span>
                </div>
              ))}
            </div>
            <div className={`${slip} flex items-center justify-between gap-3 py-2.5`}>
              {t('samples')}{' '}
              <span className="flex flex-none gap-1">
                {talk.samples.map((good) => (
                  <Icon key={good} name={`good-${good}`} className="h-11 w-9" />
                ))}
              </span>
            </div>
          </div>
          <div className="grid justify-items-end gap-3 @lg:mt-16">
            <p className={`${bubble} rounded-tr-none border border-p-line bg-sheet`}>{t('answer')}</p>
            <b className="flex items-center gap-2 rounded-full bg-indigo px-4 py-2 text-on-indigo">
              <Icon name="icon-tick" className="size-3.5 text-marigold" />
              {t('agreed')}
            </b>
          </div>
        </div>
      </div>
    </div>
  );
}
