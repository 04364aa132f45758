import {spriteHref} from '@/components/ui/Drawing';
import {languageNames} from '@/components/ui/drawings';
import {type Locale, languages} from '@/i18n/routing';

const isDrawn = (locale: Locale): locale is keyof typeof languageNames => locale in languageNames;

/** A language as it calls itself, to be read also where its letters are missing. */
export function LanguageName({locale}: {locale: Locale}) {
  const {name} = languages[locale];
  if (!isDrawn(locale)) return name;
  return (
    <>
      {/* No Drawing, which stands in scripts: these need not know the size of a name. */}
      <svg className="h-[1.12em] w-[2.28em]" aria-hidden="true">
        <use href={spriteHref(`language-name-${locale}`)} />
      </svg>
      <span className="sr-only">{name}</span>
    </>
  );
}
