import {type ReactNode, useId} from 'react';
import {LazyTooltip} from '@/components/ui/LazyTooltip';
import type {Path} from '@/content/paths';
import type {Locale} from '@/i18n/languages';
import {localizedHref} from '@/i18n/localePath';

type Props = {
  to: Locale;
  /** The page; none on the not-found page. */
  path: Path | undefined;
  /** The language, in itself. */
  children: ReactNode;
  /** What the link does, in the page's language. */
  description: string;
};

/** The same page in the other language. Query and anchor are kept, and the choice is remembered (rememberLanguage.ts). */
export function LanguageSwitcher({to, path = '/', children, description}: Props) {
  const id = useId();
  return (
    <>
      <LazyTooltip text={description}>
        <a
          href={localizedHref(to, path)}
          hrefLang={to}
          lang={to}
          data-language-switch=""
          data-hydrate="hover"
          aria-describedby={id}
          className="grid min-h-11 min-w-11 place-items-center rounded-sm px-2.5 text-note hover:bg-mist max-[22rem]:px-1"
        >
          {children}
        </a>
      </LazyTooltip>
      <span id={id} hidden>
        {` ${description}`}
      </span>
    </>
  );
}
