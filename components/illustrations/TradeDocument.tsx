import type {ReactNode} from 'react';
import {H2} from '@/components/ui/Heading';
import {type Cell, type DocumentName, documents, type TradeDocument as Facts} from '@/content/samplePapers';
import type {AnyDocumentWords} from '@/i18n/shape';
import {withMinus} from '@/lib/format';
import {formatters} from './parts';
import styles from './TradeDocument.module.css';

const figure =
  'wrap grid items-center gap-5 pb-section @sm:grid-cols-[minmax(0,26rem)_auto] @sm:justify-between @sm:gap-x-[clamp(2rem,5vw,4.5rem)] print:my-4 print:block';

const paper = 'relative w-full px-4 py-3.5 @sm:py-5 @lg:px-7 print:px-0 print:py-2';
const paperText = 'text-[0.875rem] text-ink **:leading-snug @lg:text-[0.9375rem] deva:**:leading-normal';

const small = 'text-[0.8125rem] text-ink-2';
const openFields = 'flex flex-wrap gap-x-5 gap-y-1';

/** Classes for the parts of a kind of paper. */
type Look = {
  paper: string;
  /** What is filled in above the table, and one of it. */
  fields: string;
  field?: string;
  /** The table's head, a line and a sum. */
  head: string;
  line: string;
  sum?: string;
  /** The small line of words below a name. */
  detail?: string;
  /** What stands at its foot. */
  end?: string;
};

const dashed = 'border-rule border-t border-dashed';
const dashedFirst = 'first:border-rule first:border-t first:border-dashed';

const looks: Record<Facts['kind'], Look> = {
  ticket: {
    paper: `${styles.ticket} @sm:w-80 @lg:w-88 forced-colors:border`,
    fields: `${openFields} ${dashed} py-1.5`,
    head: dashed,
    line: dashedFirst,
    sum: dashedFirst,
  },
  // Its fields are boxes.
  slip: {
    paper: `${styles.slip} @max-sm:pt-4.5 @sm:w-[min(34rem,52vw)] forced-colors:border`,
    fields: 'mb-2 flex flex-wrap gap-px border border-rule bg-rule @max-sm:grid @max-sm:grid-cols-2',
    field: 'flex-auto bg-(--sheet) px-2.5 py-1 @max-sm:last:odd:col-span-2',
    head: 'border-b',
    line: 'border-b',
    detail: '@max-xs:hidden',
  },
  sheet: {
    paper: `${styles.sheet} pl-7 @sm:w-[min(38rem,52vw)] @lg:pl-10 forced-colors:border`,
    fields: `${openFields} double-rule pb-2`,
    head: 'border-b',
    line: 'border-b',
  },
  label: {
    paper: 'rounded-md border-2 border-ink @sm:w-[min(26rem,52vw)] print:border-0',
    fields: `${openFields} border-rule border-t py-1.5`,
    head: 'border-rule border-t-6',
    line: 'border-t',
    end: `${styles.vegetarian} flex items-center gap-2`,
  },
};

const ending = {
  note: 'pt-2 font-semibold',
  stamp:
    'mt-2.5 mr-auto ml-1.5 w-fit -rotate-4 rounded-xs border-2 border-current px-3 py-0.5 font-semibold text-cloth-text',
};

type Props = {document: DocumentName; words: AnyDocumentWords};

/** A paper that the trade fills in every day, and what it is to the shop. */
export async function TradeDocument({document, words}: Props) {
  const {kind, number, fields, columns, lines, sums = {}, ends}: Facts = documents[document];
  const look = looks[kind];
  const {format} = await formatters();
  const write = await cellWriter();
  const nameAt = columns.indexOf('name');
  const totals = Object.entries(sums).map(([id, {rate, ...cells}]) => {
    const share = rate && format.number(rate, 'percent');
    return {id, cells, name: [words.sums?.[id], share].filter(Boolean).join(' ')};
  });
  return (
    <figure className={figure}>
      <figcaption>
        <H2>{words.title}</H2>
        <p className="mt-2 text-ink-2 @max-sm:text-note @sm:mt-4 @sm:text-lede">{words.text}</p>
      </figcaption>
      <div className={`dark-paper ${styles.paper} ${paper} ${paperText} ${look.paper}`}>
        <div className="flex items-baseline justify-between gap-4 pb-1.5 font-semibold text-[1.0625rem]">
          <b>{words.name}</b> {number && <span className="text-cloth-text">{number}</span>}
        </div>
        <dl className={look.fields}>
          {Object.entries(fields).map(([id, value]) => {
            const field = words.fields[id];
            const {label, value: text} = typeof field === 'object' ? field : {label: field, value: ''};
            return (
              <div key={id} className={look.field}>
                <dt className={small}>{label}</dt>{' '}
                <dd className="font-semibold large-text:wrap-anywhere">{value === null ? text : write(value)}</dd>
              </div>
            );
          })}
        </dl>
        <table className="w-full">
          <thead>
            <tr className={`${styles.row} ${look.head}`}>
              {columns.map((column, index) => (
                <th key={column} scope="col" className={`${styles.column} ${alignment(index, nameAt)}`}>
                  {words.columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Object.entries(lines).map(([id, cells]) => (
              <tr key={id} className={`${styles.row} ${look.line}`}>
                <Cells columns={columns} cells={cells} write={write}>
                  <LineName name={words.lines[id]} className={look.detail} />
                </Cells>
              </tr>
            ))}
          </tbody>
          {totals.length > 0 && (
            <tfoot>
              {totals.map(({id, cells, name}, index) => (
                <tr key={id} className={`${styles.row} ${look.sum ?? ''}`}>
                  <Cells columns={columns} cells={cells} write={write} total={index === totals.length - 1}>
                    {name}
                  </Cells>
                </tr>
              ))}
            </tfoot>
          )}
        </table>
        {ends && <p className={`${ending[ends]} ${look.end ?? ''}`}>{words[ends]}</p>}
      </div>
    </figure>
  );
}

/** What follows the line's name is figures. */
const alignment = (index: number, nameAt: number) => (index > nameAt ? 'text-right' : '');

type CellsProps = {
  columns: readonly string[];
  cells: {[column: string]: Cell};
  write: (cell: Cell) => string;
  /** It is the last sum. */
  total?: boolean;
  /** The line's name. */
  children: ReactNode;
};

/** The cells of a line. */
function Cells({columns, cells, write, total, children}: CellsProps) {
  const nameAt = columns.indexOf('name');
  const rule = total ? styles.total : '';
  return columns.map((column, index) => {
    if (index === nameAt)
      return (
        <th key={column} scope="row" className={`${styles.name} ${rule}`}>
          {children}
        </th>
      );
    const cell = cells[column];
    return (
      <td key={column} className={`${styles.figure} ${alignment(index, nameAt)} ${rule}`}>
        {cell !== undefined && write(cell)}
      </td>
    );
  });
}

type LineNameProps = {name: AnyDocumentWords['lines'][string] | undefined; className?: string | undefined};

/** What a line is called; some have a second, small line of words. */
function LineName({name, className = ''}: LineNameProps) {
  if (typeof name !== 'object') return name;
  return (
    <>
      {name.name} <small className={`block ${small} ${className}`}>{name.detail}</small>
    </>
  );
}

/** Writes cells as the page's language does. */
async function cellWriter() {
  const {format, paise, time} = await formatters();
  return (cell: Cell) => {
    if (typeof cell === 'string') return cell;
    if (typeof cell === 'number') return withMinus(format.number(cell));
    if ('paise' in cell) return paise(cell.paise);
    if ('tenths' in cell) return format.number(cell.tenths, {minimumFractionDigits: 1});
    if ('time' in cell) return time(cell.time);
    if ('day' in cell) return format.dateTime(new Date(cell.day), 'dayOfMonth');
    return format.dateTime(new Date(cell.month), {month: 'short', year: 'numeric', timeZone: 'UTC'});
  };
}
