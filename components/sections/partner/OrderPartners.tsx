import {OrderHelpers} from '@/components/illustrations/OrderHelpers';
import {LogoList, LogoTitle} from '@/components/sections/LogoStrip';
import {orderLogos} from '@/content/logos';
import {entriesOf, type WordsAt} from '@/i18n/words';

/** On a phone a row has the logo on the left and what the company does on the right. */
const rows =
  '@sm:grid-cols-3 @max-sm:grid-cols-1 @max-sm:gap-y-0 @max-sm:*:grid @max-sm:*:grid-cols-[9.25rem_minmax(0,1fr)] @max-sm:*:gap-x-3 @max-sm:*:border-t @max-sm:*:py-3 large-text:*:grid-cols-1';

/** The companies that handle the orders of a partner's clients, below what each does for one order. */
export function OrderPartners({title, items}: WordsAt<'partner.trust'>) {
  const logos = entriesOf(items).map(({id, text: role}) => ({...orderLogos[id], role}));
  return (
    <section id="affiliations" className="wrap py-section">
      <LogoTitle title={title} logos={logos} />
      <div className="mt-6 mb-5 @sm:mt-8 @sm:mb-6 large-text:hidden print:hidden">
        <OrderHelpers />
      </div>
      <LogoList logos={logos} className={rows} />
    </section>
  );
}
