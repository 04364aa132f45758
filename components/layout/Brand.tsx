import {getTranslations} from 'next-intl/server';
import {Drawing} from '@/components/ui/Drawing';
import {LocalLink} from '@/components/ui/LocalLink';
import {factsIn} from '@/content/figures';
import {pageLocale} from '@/i18n/locale';

/** The mark and the name, linking home. */
export async function Brand({className = ''}: {className?: string}) {
  const t = await getTranslations('common');
  const {brand} = factsIn(await pageLocale());
  return (
    <LocalLink
      href="/"
      aria-label={t('header.home', {brand})}
      className={`inline-flex min-h-11 items-center gap-3 font-semibold text-base leading-tight tracking-tight no-underline underline-offset-4 hover:underline xs:text-[1.1875rem] ${className}`}
    >
      <Drawing name="mark" className="h-10 w-9" />
      <span>{brand}</span>
    </LocalLink>
  );
}
