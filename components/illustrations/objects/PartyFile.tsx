import {partyFile} from '@/content/useCaseObjects';
import {wordsOfScene} from '../parts';
import {PaperSlip, SlipRow, SlipTotal} from './PaperSlip';

/** A distributor's file: its territory and goods, its terms, and how much of its credit is used. */
export async function PartyFile() {
  const {t, scenes, format, rupees} = await wordsOfScene('objects.distributor-management');
  const {appointed, limit, days, owed} = partyFile;
  const date = format.dateTime(new Date(appointed), 'dayOfMonth');
  const territory = `${scenes('skyDesk.cities.nagpur')}, ${scenes('skyDesk.cities.wardha')}`;
  return (
    <PaperSlip
      label={t('label')}
      tab={t('tab')}
      title={scenes('sky.parties.vidarbha')}
      note={t('appointed', {date})}
      product="orderkite"
    >
      <SlipRow label={t('territory')}>{territory}</SlipRow>
      <SlipRow label={t('range')}>{scenes('skyDesk.categories.pantry')}</SlipRow>
      <SlipRow label={t('days')}>{format.number(days)}</SlipRow>
      <SlipRow label={t('limit')}>{rupees(limit)}</SlipRow>
      <SlipRow label={t('owed')}>{rupees(owed)}</SlipRow>
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" className="mt-3 h-3 w-full">
        <path fill="var(--p-line)" d="M0 0h100v1H0z" />
        <path fill="var(--p)" d={`M0 0h${Math.round((owed / limit) * 100)}v1H0z`} />
      </svg>
      <SlipTotal label={t('left')}>{rupees(limit - owed)}</SlipTotal>
    </PaperSlip>
  );
}
