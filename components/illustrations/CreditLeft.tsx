import {getTranslations} from 'next-intl/server';
import {partyBalance, partyLedger} from '@/content/sample';

const {limit} = partyLedger;
const left = limit - partyBalance;

/** What a distributor may still order on credit; `label` where it is a picture of its own. */
export async function CreditLeft({label}: {label?: boolean}) {
  const t = await getTranslations('scenes.khata');
  return (
    <div {...(label && {role: 'img', 'aria-label': t('label')})} className="credit-left">
      <div>
        <span>{t('left')}</span> <b>{t('leftOf', {left, limit})}</b>
      </div>
      <i>
        <i style={{width: `${(left / limit) * 100}%`}} />
      </i>
    </div>
  );
}
