import type {ReactNode} from 'react';
import {PartyLedgerPage} from '@/components/illustrations/PartyLedgerPage';
import {PrintedBill} from '@/components/illustrations/PrintedBill';
import {MarginRow} from '@/components/sections/SectionParts';
import {H3} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import {LocalLink} from '@/components/ui/LocalLink';
import {checks} from '@/content/home';
import {wordsAt} from '@/i18n/words';

/** What a visitor can check: pages to read, and a bill and a ledger that open here. */
export async function Checks() {
  const {checks: labels} = await wordsAt('home.why');
  return (
    <MarginRow id="checks" head={<H3 className="text-h3-lg">{labels.label}</H3>}>
      <ul className="flex flex-wrap gap-x-6 @max-sm:text-[0.9375rem]">
        {checks.map(({key, href}) => (
          <li key={key}>
            <LocalLink href={href} className="text-link">
              {labels[key]}
            </LocalLink>
          </li>
        ))}
      </ul>
      <div className="mt-3 grid gap-x-4 gap-y-2 @sm:grid-cols-2">
        <Sample label={labels.bill}>
          <div data-product="airpos" className="mx-auto max-w-88 text-small">
            <PrintedBill />
          </div>
        </Sample>
        <Sample label={labels.ledger}>
          <PartyLedgerPage />
        </Sample>
      </div>
    </MarginRow>
  );
}

/** A paper that opens below its name, without a script. An open one takes the whole width. */
const Sample = ({label, children}: {label: string; children: ReactNode}) => (
  <details className="group open:col-span-full not-open:print:hidden" suppressHydrationWarning>
    <summary className="flex min-h-12 items-center justify-between gap-4 rounded-sm border-[1.5px] border-rule px-4 font-semibold text-note hover:bg-mist">
      {label}
      <Icon name="icon-chevron" className="size-4 group-open:rotate-180" />
    </summary>
    <div className="pt-5 pb-6">{children}</div>
  </details>
);
