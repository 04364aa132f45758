import {getFormatter} from 'next-intl/server';
import {H2} from '@/components/ui/Heading';
import {type Cell, type DocumentName, documents, type TradeDocument as Facts} from '@/content/documents';
import type {AnyDocumentWords} from '@/i18n/shape';
import {clock, withMinus} from '@/lib/format';
import styles from './TradeDocument.module.css';

type Props = {document: DocumentName; words: AnyDocumentWords};

/** A paper that the trade fills in every day, and what it is to the shop. */
export async function TradeDocument({document, words}: Props) {
  const {kind, number, fields, columns, lines, sums, ends}: Facts = documents[document];
  const written = await writer();
  const rows = Object.entries(lines).map(([id, cells]) => ({id, cells, name: words.lines[id]}));
  const totals = Object.entries(sums ?? {}).map(([id, {rate, ...cells}]) => ({
    id,
    cells,
    name: [words.sums?.[id], rate && written.share(rate)].filter(Boolean).join(' '),
  }));
  const rowOf = ({
    id,
    cells,
    name,
  }: {
    id: string;
    cells: {[column: string]: Cell};
    name: (typeof rows)[number]['name'];
  }) => (
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
          <td key={column}>{cells[column] !== undefined && written.cell(cells[column])}</td>
        ),
      )}
    </tr>
  );
  return (
    <figure className={`wrap ${styles.figure}`}>
      <figcaption>
        <H2 className="max-sm:text-h3">{words.title}</H2>
        <p className="mt-2 text-ink-2 max-sm:text-note sm:mt-4 sm:text-lede">{words.text}</p>
      </figcaption>
      <div className={`dark-paper ${styles.paper} ${styles[kind]}`}>
        <p className={styles.head}>
          <b>{words.name}</b> {number && <span>{number}</span>}
        </p>
        <dl>
          {Object.entries(fields).map(([id, value]) => {
            const field = words.fields[id];
            const {label, value: text} = typeof field === 'object' ? field : {label: field, value: ''};
            return (
              <div key={id}>
                <dt>{label}</dt> <dd>{value === null ? text : written.cell(value)}</dd>
              </div>
            );
          })}
        </dl>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className={column === 'name' ? styles.name : undefined}>
                  {words.columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{rows.map(rowOf)}</tbody>
          {totals.length > 0 && <tfoot>{totals.map(rowOf)}</tfoot>}
        </table>
        {ends && <p className={styles[ends]}>{words[ends]}</p>}
      </div>
    </figure>
  );
}

/** Writes figures as the page's language does. */
async function writer() {
  const format = await getFormatter();
  return {
    share: (rate: number) => format.number(rate, 'percent'),
    cell(cell: Cell) {
      if (typeof cell === 'string') return cell;
      if (typeof cell === 'number') return withMinus(format.number(cell));
      if ('paise' in cell) return withMinus(format.number(cell.paise, 'paise'));
      if ('tenths' in cell) return format.number(cell.tenths, {minimumFractionDigits: 1});
      if ('time' in cell) return clock(format, cell.time);
      if ('day' in cell) return format.dateTime(new Date(cell.day), 'dayOfMonth');
      return format.dateTime(new Date(cell.month), {month: 'short', year: 'numeric', timeZone: 'UTC'});
    },
  };
}
