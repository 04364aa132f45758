import {getTranslations} from 'next-intl/server';
import {Icon} from '@/components/ui/Icon';
import {LocalLink} from '@/components/ui/LocalLink';
import {messageArguments} from '@/i18n/facts';
import {pageLocale} from '@/i18n/locale';

/** The mark and the name, linking home. */
export async function Brand({className = ''}: {className?: string}) {
  const t = await getTranslations('common');
  const {brand} = messageArguments(await pageLocale());
  return (
    <LocalLink href="/" aria-label={t('header.home', {brand})} className={`brand ${className}`}>
      <Icon name="mark" className="h-10 w-9" />
      <span>{brand}</span>
    </LocalLink>
  );
}
