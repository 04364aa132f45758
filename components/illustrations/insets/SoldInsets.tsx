import type {Inset} from '@/content/insets';
import {sum} from '@/content/math';
import {smallPrint} from '../parts';
import {GoodLine, InsetHead, InsetNote, type InsetProps, InsetTotal, type InsetWords} from './parts';

type Facts<Kind> = Extract<Inset, {kind: Kind}>;
type Sold = Facts<'bill'>['lines'];

const totalOf = (lines: Sold) => sum(Object.values(lines).map(({count, price}) => count * price));

/** `× 6`, where there are several. */
const timesOf = (count: number, {format}: InsetWords) => (count === 1 ? '' : ` ×\u00a0${format.number(count)}`);

type SoldLinesProps = {page: InsetProps<unknown>['page']; lines: Sold; words: InsetWords};

/** What was sold, line by line, and below it the total and the note. */
const SoldLines = ({page, lines, words}: SoldLinesProps) => {
  const {note, labels, nameOf, rupees} = words;
  return (
    <>
      {Object.entries(lines).map(([name, {count, price}]) => (
        <GoodLine key={name} page={page} name={name} label={nameOf(name) + timesOf(count, words)}>
          {rupees(count * price)}
        </GoodLine>
      ))}
      <InsetTotal label={labels.total}>{rupees(totalOf(lines))}</InsetTotal>
      <InsetNote>{note}</InsetNote>
    </>
  );
};

/** A bill on thermal paper. A large one comes out of its printer. */
export function Bill({page, facts: {time, lines}, words, large}: InsetProps<Facts<'bill'>>) {
  const {title} = words;
  return (
    <div className="my-5 w-[min(21rem,86%)] in-data-large:my-9 in-data-large:w-[min(27rem,86%)]">
      {large && (
        <div className="relative z-1 -mx-5 h-7 rounded-sm bg-device dark:border dark:border-ink-2">
          <i className="absolute inset-x-5 bottom-2 h-1.5 rounded-full bg-night-line" />
        </div>
      )}
      <div className="light-paper torn-edge in-data-large:-mt-2.5 bg-raised px-4 pt-3 pb-6 in-data-large:px-6 in-data-large:pt-6 in-data-large:pb-9">
        <InsetHead title={title} className="border-rule border-b border-dashed pb-1.5 *:last:text-ink-2">
          {words.time(time)}
        </InsetHead>
        <SoldLines page={page} lines={lines} words={words} />
      </div>
    </div>
  );
}

/** A basket in the shop's own app. */
export function Basket({page, facts: {time, minutes, lines}, words}: InsetProps<Facts<'basket'>>) {
  const {title} = words;
  return (
    <div className="my-5 w-[min(20rem,86%)] overflow-clip rounded-[18px] border-6 border-device bg-sheet dark:border-p-line">
      <InsetHead title={title} className="bg-p-solid px-4 pt-2.5 pb-2 text-on-p">
        {minutes === undefined ? words.time(time) : words.minutes(minutes)}
      </InsetHead>
      <div className="px-4 pt-1 pb-3">
        <SoldLines page={page} lines={lines} words={words} />
      </div>
    </div>
  );
}

/** A party's order on a page of a stitched book, and the credit that it leaves. */
export function Order({page, facts: {time, credit, lines}, words}: InsetProps<Facts<'order'>>) {
  const {title, note, labels, nameOf, rupees, format} = words;
  const total = totalOf(lines);
  return (
    <div className="my-5 flex w-[min(23rem,88%)] in-data-large:my-9 overflow-clip rounded-sm bg-sheet lifted-note in-data-large:w-[min(30rem,88%)]">
      <i className="w-3.5 flex-none bg-[linear-gradient(var(--color-thread)_12px,transparent_0)] bg-cloth bg-size-[2px_20px] bg-top bg-repeat-y in-data-large:w-5" />
      <div className="min-w-0 flex-1 px-4 pt-3 pb-3.5 in-data-large:px-6 in-data-large:pt-5 in-data-large:pb-6">
        <InsetHead title={title} className="border-rule border-b-[1.5px] pb-1.5 *:last:text-ink-2">
          {words.time(time)}
        </InsetHead>
        {Object.entries(lines).map(([name, {count, price}]) => (
          <GoodLine
            key={name}
            page={page}
            name={name}
            label={nameOf(name)}
            detail={price > 0 ? `${format.number(count)} × ${rupees(price)}` : `× ${format.number(count)}`}
          >
            {rupees(count * price)}
          </GoodLine>
        ))}
        <InsetTotal label={labels.total}>{rupees(total)}</InsetTotal>
        {credit && <CreditLeft {...credit} total={total} words={words} />}
        <InsetNote>{note}</InsetNote>
      </div>
    </div>
  );
}

type CreditProps = {limit: number; owed: number; total: number; words: InsetWords};

const percentOf = (limit: number, amount: number) => `${Math.round((amount / limit) * 100)}%`;

/** How much of the party's limit was used before, and how much with this order. */
const CreditLeft = ({limit, owed, total, words: {labels, rupees}}: CreditProps) => (
  <>
    <div className={`flex flex-wrap justify-between gap-x-3 pt-2 ${smallPrint}`}>
      <span>{labels.creditLeft}</span> <b className="whitespace-nowrap">{rupees(limit - owed - total)}</b>{' '}
    </div>
    <i className="relative mt-1 block h-2 bg-line">
      <i className="absolute inset-y-0 left-0 bg-marigold" style={{width: percentOf(limit, owed + total)}} />
      <i className="absolute inset-y-0 left-0 bg-p" style={{width: percentOf(limit, owed)}} />
    </i>
  </>
);
