import {getTranslations} from 'next-intl/server';
import {Icon} from '@/components/ui/Icon';
import {LocalLink} from '@/components/ui/LocalLink';
import {messageArguments} from '@/i18n/facts';
import {pageLocale} from '@/i18n/locale';

const look = 'inline-flex min-h-11 items-center gap-3 font-semibold text-[1.1875rem]/tight tracking-tight';

/** The logo and the name, as a link to the home page. */
export async function Brand({className}: {className: string}) {
  const t = await getTranslations('common');
  const {brand} = messageArguments(await pageLocale());
  return (
    <LocalLink href="/" aria-label={t('header.home', {brand})} className={`${look} hover:underline ${className}`}>
      <Icon name="mark" className="h-10 w-9" />
      <span>{brand}</span>
    </LocalLink>
  );
}
