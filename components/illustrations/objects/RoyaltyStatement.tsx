import {Icon} from '@/components/ui/Icon';
import {royaltyStatement} from '@/content/useCaseObjects';
import {smallPrint, wordsOfScene} from '../parts';
import {PaperSlip, SlipRow, SlipTotal} from './PaperSlip';

/** The statement of an outlet's monthly royalties, confirmed by the outlet and the brand. */
export async function RoyaltyStatement() {
  const {t, rupees} = await wordsOfScene('objects.franchise-management');
  const {bills, sold, returned, tax, net, share, royalty} = royaltyStatement;
  return (
    <PaperSlip label={t('label')} title={t('title')} note={t('month')} product="airpos">
      <SlipRow label={t('bills', {count: bills})}>{rupees(sold)}</SlipRow>
      <SlipRow label={t('returns')}>{rupees(-returned)}</SlipRow>
      <SlipRow label={t('tax')}>{rupees(-tax)}</SlipRow>
      <SlipRow label={t('net')}>{rupees(net)}</SlipRow>
      <SlipTotal label={t('royalty', {share})}>{rupees(royalty)}</SlipTotal>
      <div className={`mt-3 flex flex-wrap gap-x-5 gap-y-1 ${smallPrint}`}>
        {(['brand', 'owner'] as const).map((party) => (
          <span key={party} className="flex items-center gap-1.5">
            <Icon name="icon-tick" className="size-3.5 text-leaf" /> {t(party)}{' '}
          </span>
        ))}
      </div>
    </PaperSlip>
  );
}
