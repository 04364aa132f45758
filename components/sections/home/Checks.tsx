import {PartyLedgerPage} from '@/components/illustrations/PartyLedgerPage';
import {PrintedBill} from '@/components/illustrations/PrintedBill';
import {H2} from '@/components/ui/Heading';
import {LocalLink} from '@/components/ui/LocalLink';
import {checks} from '@/content/home';
import {wordsAt} from '@/i18n/words';
import styles from './Checks.module.css';

const columns = 'grid items-center gap-x-12 gap-y-6 @sm:gap-y-10 @xl:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]';

/** What a visitor can check: a whole bill and a whole month of a ledger, and pages to read. */
export async function Checks() {
  const {checks: words} = await wordsAt('home.why');
  return (
    <div id="checks" className={columns}>
      <div>
        <H2>{words.title}</H2>
        <p className="mt-3 @max-sm:text-note">{words.text}</p>
        <ul className="mt-3 flex flex-wrap gap-x-6 @max-sm:text-[0.9375rem] @xl:mt-5 @xl:grid @xl:justify-items-start">
          {checks.map(({key, href}) => (
            <li key={key}>
              <LocalLink href={href} className="text-link">
                {words[key]}
              </LocalLink>
            </li>
          ))}
        </ul>
      </div>
      <section
        aria-label={words.papers}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be focusable, so that keys can scroll it
        tabIndex={0}
        className={`not-print:@max-sm:swipe-row ${styles.papers}`}
      >
        <div data-product="airpos" className={`snap-start text-small ${styles.bill}`}>
          <PrintedBill />
        </div>
        <div className={`snap-start ${styles.ledger}`}>
          <PartyLedgerPage />
        </div>
      </section>
    </div>
  );
}
