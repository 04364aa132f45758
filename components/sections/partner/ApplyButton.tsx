import {getTranslations} from 'next-intl/server';
import {Action} from '@/components/ui/Action';
import {site} from '@/settings/site';

/** A link to the application form, which opens in a new tab. */
export async function ApplyButton({label, tone}: {label: string; tone?: 'light'}) {
  const t = await getTranslations('common.actions');
  return (
    <Action href={site.partnerForm} tone={tone} newTab={t('newTab')}>
      {label}
    </Action>
  );
}
