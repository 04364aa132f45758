import {usePathname} from 'next/navigation';
import {splitLocale} from '@/i18n/navigation';
import {CrashScreen} from './CrashScreen';
import {crashWordsIn} from './crashWords';

/** What is in a document that stands in for a failed root layout. React puts the title into its head. */
export function CrashDocument(props: Parameters<typeof CrashScreen>[0]) {
  const {locale} = splitLocale(usePathname());
  return (
    <>
      <title>{crashWordsIn(locale).title}</title>
      <CrashScreen {...props} />
    </>
  );
}
