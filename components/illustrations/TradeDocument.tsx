import type {ReactNode} from 'react';
import {H2} from '@/components/ui/Heading';
import {type Cell, type DocumentName, documents, type TradeDocument as Facts} from '@/content/samplePapers';
import type {AnyDocumentWords} from '@/i18n/shape';
import {withMinus} from '@/lib/format';
import {formatters} from './parts';
import styles from './TradeDocument.module.css';

const figure =
  'wrap grid grid-cols-1 items-center gap-5 pt-section @max-sm:pt-0 @sm:grid-cols-[minmax(0,26rem)_auto] @sm:justify-between @sm:gap-x-[clamp(2rem,5vw,4.5rem)] print:my-4 print:block';

/** On a phone the paper comes first, over the edge of the section before it, so that a picture is never far. Title and text are its caption. */
const paper = 'relative w-full @max-sm:order-first @max-sm:-mt-4 px-4 py-3.5 @sm:py-5 @lg:px-7 print:px-0 print:py-2';
const paperText = 'text-[0.875rem] text-ink **:leading-snug @lg:text-[0.9375rem] deva:**:leading-normal';

const smallText = 'text-[0.8125rem] text-ink-2';
const openFields = 'flex flex-wrap gap-x-5 gap-y-1';

/** The classes for the parts of a document. */
type Look = {
  paper: string;
  /** The list of fields above the table. */
  fields: string;
  field?: string;
  /** The head of the table. */
  head: string;
  line: string;
  sum?: string;
  /** The small text below the name of a line. */
  detail?: string;
  /** The text below the table. */
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

const endLooks = {
  note: 'pt-2 font-semibold',
  stamp:
    'mt-2.5 mr-auto ml-1.5 w-fit -rotate-4 rounded-xs border-2 border-current px-3 py-0.5 font-semibold text-cloth-text',
};

type Props = {document: DocumentName; words: AnyDocumentWords};

/** A document that an industry uses every day, such as a bill or a label, and a text about it. */
export async function TradeDocument({document, words}: Props) {
  const {kind, number, fields, columns, lines, sums = {}, ends}: Facts = documents[document];
  const look = looks[kind];
  const {format} = await formatters();
  const formatCell = await cellFormatter();
  const nameIndex = columns.indexOf('name');
  const sumRows = Object.entries(sums).map(([id, {rate, ...cells}]) => {
    const percent = rate && format.number(rate, 'percent');
    const name = [words.sums?.[id], percent].filter(Boolean).join(' ');
    return {id, cells, name};
  });
  return (
    <figure className={figure}>
      <figcaption>
        <H2 className="@max-sm:text-h3">{words.title}</H2>
        <p className="mt-2 text-ink-2 @max-sm:text-note @sm:mt-4 @sm:text-lede">{words.text}</p>
      </figcaption>
      <div data-picture className={`light-paper ${styles.paper} ${paper} ${paperText} ${look.paper}`}>
        <div className="flex items-baseline justify-between gap-4 pb-1.5 font-semibold text-[1.0625rem]">
          <b>{words.name}</b> {number && <span className="text-cloth-text">{number}</span>}
        </div>
        <dl className={look.fields}>
          {Object.entries(fields).map(([id, value]) => {
            const fieldWords = words.fields[id];
            return (
              <div key={id} className={look.field}>
                <dt className={smallText}>{labelIn(fieldWords)}</dt>{' '}
                <dd className="font-semibold large-text:wrap-anywhere">
                  {value === null ? valueIn(fieldWords) : formatCell(value)}
                </dd>
              </div>
            );
          })}
        </dl>
        <table className="w-full">
          <thead>
            <tr className={`${styles.row} ${look.head}`}>
              {columns.map((column, index) => (
                <th key={column} scope="col" className={`${styles.column} ${alignment(index, nameIndex)}`}>
                  {words.columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Object.entries(lines).map(([id, cells]) => (
              <tr key={id} className={`${styles.row} ${look.line}`}>
                <Cells columns={columns} cells={cells} formatCell={formatCell}>
                  <LineName name={words.lines[id]} className={look.detail} />
                </Cells>
              </tr>
            ))}
          </tbody>
          {sumRows.length > 0 && (
            <tfoot>
              {sumRows.map(({id, cells, name}, index) => (
                <tr key={id} className={`${styles.row} ${look.sum ?? ''}`}>
                  <Cells columns={columns} cells={cells} formatCell={formatCell} total={index === sumRows.length - 1}>
                    {name}
                  </Cells>
                </tr>
              ))}
            </tfoot>
          )}
        </table>
        {ends && <p className={`${endLooks[ends]} ${look.end ?? ''}`}>{words[ends]}</p>}
      </div>
    </figure>
  );
}

/** The words of a field: its label, and its value too if that is made of words and not a figure. */
type FieldWords = AnyDocumentWords['fields'][string] | undefined;

const labelIn = (words: FieldWords) => (typeof words === 'object' ? words.label : words);
const valueIn = (words: FieldWords) => (typeof words === 'object' ? words.value : '');

/** The columns after the names are figures, which are aligned on the right. */
const alignment = (index: number, nameIndex: number) => (index > nameIndex ? 'text-right' : '');

type CellsProps = {
  columns: readonly string[];
  cells: {[column: string]: Cell};
  formatCell: (cell: Cell) => string;
  /** Whether it is the last sum, which has a double rule. */
  total?: boolean;
  /** The name of the line. */
  children: ReactNode;
};

/** The cells of a line. */
function Cells({columns, cells, formatCell, total, children}: CellsProps) {
  const nameIndex = columns.indexOf('name');
  const rule = total ? styles.total : '';
  return columns.map((column, index) => {
    if (index === nameIndex) {
      return (
        <th key={column} scope="row" className={`${styles.name} ${rule}`}>
          {children}
        </th>
      );
    }
    const cell = cells[column];
    return (
      <td key={column} className={`${styles.figure} ${alignment(index, nameIndex)} ${rule}`}>
        {cell !== undefined && formatCell(cell)}
      </td>
    );
  });
}

type LineNameProps = {name: AnyDocumentWords['lines'][string] | undefined; className?: string | undefined};

/** The name of a line. Some have a small text below it. */
function LineName({name, className = ''}: LineNameProps) {
  if (typeof name !== 'object') return name;
  return (
    <>
      {name.name} <small className={`block ${smallText} ${className}`}>{name.detail}</small>
    </>
  );
}

/** Returns a function that formats a cell for the page's language. */
async function cellFormatter() {
  const {format, paise, time} = await formatters();
  return (cell: Cell) => {
    if (typeof cell === 'string') return cell;
    if (typeof cell === 'number') return withMinus(format.number(cell));
    if ('paise' in cell) return paise(cell.paise);
    if ('oneDecimal' in cell) return format.number(cell.oneDecimal, {minimumFractionDigits: 1});
    if ('time' in cell) return time(cell.time);
    if ('day' in cell) return format.dateTime(new Date(cell.day), 'dayOfMonth');
    return format.dateTime(new Date(cell.month), 'monthOfYear');
  };
}
