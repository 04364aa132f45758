import {spriteHref} from '@/components/ui/Icon';
import {type Locale, languages} from '@/i18n/routing';
import {hasIllustration} from '@/lib/illustrations';

/**
 * A language as it calls itself, drawn where it has letters that would be a font file of their own, and boxes to who has none.
 */
export function LanguageName({locale}: {locale: Locale}) {
  const {name} = languages[locale];
  if (!hasIllustration(`language-names/${locale}`)) return name;
  return (
    <>
      {/* No Icon, which stands in scripts: these need not know the size of a name. */}
      <svg className="h-[1.12em] w-[2.28em]" aria-hidden="true">
        <use href={spriteHref(`language-name-${locale}`)} />
      </svg>
      <span className="sr-only">{name}</span>
    </>
  );
}
