import {Icon} from '@/components/ui/Icon';
import {newParty, piecesInLimit, rates} from '@/content/sampleShop';
import {DrawnButtons, DrawnRadio, Stepper, wordsOfScene} from './parts';
import {StreetMap} from './StreetMap';

/** A shop that wants to become a wholesaler's customer: its name, its terms, and a button to approve it. */
export async function PartyApproval() {
  const {t, scenes, format, name, rupees} = await wordsOfScene('partyApproval');
  return (
    <div role="img" aria-label={t('label')} className="text-ink text-small">
      <div aria-hidden="true" className="overflow-clip rounded-md border border-p-line bg-sheet lifted">
        <div className="relative h-32 @sm:h-36">
          <StreetMap
            view="330 60 400 130"
            route={[
              [3, 2],
              [5, 2],
              [5, 1],
            ]}
            passed={0}
            preserveAspectRatio="xMaxYMid slice"
            className="absolute inset-0 size-full"
          />
          <b className="absolute top-4 left-4 flex items-center gap-2 rounded-full border border-p-line bg-sheet px-3.5 py-1.5">
            <Icon name="icon-knot" className="size-3 text-p motion-safe:animate-pulse" />
            {t('title')}
          </b>
        </div>
        <div className="border-p-line border-t px-5 py-5 @sm:px-7 @sm:pb-7">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 double-rule pb-4">
            <b className="text-h3-lg leading-tight">{t('party')}</b> <span className="text-ink-2">{t('place')}</span>{' '}
            <span className="mt-2 flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span>{scenes('counterDesk.gstin')}</span>{' '}
              <b className="flex items-center gap-1.5 text-leaf">
                <Icon name="icon-tick" className="size-3.5" />
                {scenes('rates.gstin')}
              </b>
            </span>
          </div>
          <div className="grid gap-2 pt-4 pb-4">
            <span className="text-ink-2">{t('rates')}</span>{' '}
            <span className="grid grid-cols-2 gap-2">
              {rates.parties.map(({party}) => (
                <DrawnRadio key={party} chosen={party === newParty.rates.party}>
                  {t(`lists.${party}`)}
                </DrawnRadio>
              ))}
            </span>{' '}
            <div className="flex justify-between gap-3 pt-1 text-scene *:*:block">
              {rates.goods.map((good) => (
                <div key={good}>
                  <span className="text-ink-2">{name(good)}</span> <b>{rupees(newParty.rates.price[good])}</b>
                </div>
              ))}
            </div>
          </div>
          <div className="flex items-center justify-between gap-4 border-y py-3">
            <span>{t('days')}</span> <Stepper>{format.number(newParty.creditDays)}</Stepper>
          </div>
          <div className="py-3">
            <span className="flex items-baseline justify-between gap-4">
              {t('limit')} <b className="text-h3">{rupees(newParty.limit)}</b>
            </span>{' '}
            <span className="relative my-3.5 block h-1.5 rounded-full bg-mist">
              <i className="absolute inset-y-0 left-0 w-1/2 rounded-full bg-p" />
              <Icon name="icon-knot" className="-translate-1/2 absolute top-1/2 left-1/2 size-6 text-p" />
            </span>{' '}
            <span className="text-ink-2 text-scene">
              {t('reach', {name: name(newParty.good), count: piecesInLimit})}
            </span>
          </div>
          <DrawnButtons first={scenes('rates.approve')} second={t('papers')} className="gap-3 pt-2 *:py-3" />
        </div>
      </div>
    </div>
  );
}
