import {H2} from '@/components/ui/Heading';
import {type Cell, type DocumentName, documents, type TradeDocument as Facts} from '@/content/samplePapers';
import type {AnyDocumentWords} from '@/i18n/shape';
import {withMinus} from '@/lib/format';
import {formatters} from './parts';

type Props = {document: DocumentName; words: AnyDocumentWords};
type Row = {id: string; cells: {[column: string]: Cell}; name: AnyDocumentWords['lines'][string] | undefined};

/** A paper that the trade fills in every day, and what it is to the shop. */
export async function TradeDocument({document, words}: Props) {
  const {kind, number, fields, columns, lines, sums, ends}: Facts = documents[document];
  const {format, paise, time} = await formatters();
  const rows = Object.entries(lines).map(([id, cells]): Row => ({id, cells, name: words.lines[id]}));
  const totals = Object.entries(sums ?? {}).map(([id, {rate, ...cells}]) => ({
    id,
    cells,
    name: [words.sums?.[id], rate && format.number(rate, 'percent')].filter(Boolean).join(' '),
  }));
  const written = (cell: Cell) => {
    if (typeof cell === 'string') return cell;
    if (typeof cell === 'number') return withMinus(format.number(cell));
    if ('paise' in cell) return paise(cell.paise);
    if ('tenths' in cell) return format.number(cell.tenths, {minimumFractionDigits: 1});
    if ('time' in cell) return time(cell.time);
    if ('day' in cell) return format.dateTime(new Date(cell.day), 'dayOfMonth');
    return format.dateTime(new Date(cell.month), {month: 'short', year: 'numeric', timeZone: 'UTC'});
  };
  const rowOf = ({id, cells, name}: Row) => (
    <tr key={id}>
      {columns.map((column) =>
        column === 'name' ? (
          <th key={column} scope="row">
            {typeof name === 'object' ? (
              <>
                {name.name} <small>{name.detail}</small>
              </>
            ) : (
              name
            )}
          </th>
        ) : (
          <td key={column}>{cells[column] !== undefined && written(cells[column])}</td>
        ),
      )}
    </tr>
  );
  return (
    <figure className="wrap grid items-center gap-5 pb-section @sm:grid-cols-[minmax(0,26rem)_auto] @sm:justify-between @sm:gap-x-[clamp(2rem,5vw,4.5rem)] print:my-4 print:block">
      <figcaption>
        <H2>{words.title}</H2>
        <p className="mt-2 text-ink-2 @max-sm:text-note @sm:mt-4 @sm:text-lede">{words.text}</p>
      </figcaption>
      <div className={`dark-paper trade-paper trade-${kind}`}>
        <div className="flex items-baseline justify-between gap-4 pb-1.5 font-semibold text-[1.0625rem]">
          <b>{words.name}</b> {number && <span className="text-cloth-text">{number}</span>}
        </div>
        <dl>
          {Object.entries(fields).map(([id, value]) => {
            const field = words.fields[id];
            const {label, value: text} = typeof field === 'object' ? field : {label: field, value: ''};
            return (
              <div key={id}>
                <dt>{label}</dt> <dd>{value === null ? text : written(value)}</dd>
              </div>
            );
          })}
        </dl>
        <table className="w-full">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className={column === 'name' ? 'name' : undefined}>
                  {words.columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{rows.map(rowOf)}</tbody>
          {totals.length > 0 && <tfoot>{totals.map(rowOf)}</tfoot>}
        </table>
        {ends && <p className={`trade-${ends}`}>{words[ends]}</p>}
      </div>
    </figure>
  );
}
