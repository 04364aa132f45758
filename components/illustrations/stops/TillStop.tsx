import css from './stops.module.css';

export type TillStopWords = {bill: string; store: string; taxes: readonly {label: string; amount: string}[]};

/** The bill as it comes out of the printer, over the line of the row. */
export function TillStop({words}: {words: TillStopWords}) {
  return (
    <div className={css.receipt}>
      <div className={css.pair}>
        <b>{words.bill}</b>
        <span className="text-ink-2">{words.store}</span>
      </div>
      {words.taxes.map(({label, amount}) => (
        <div key={label} className={css.pair}>
          <span>{label}</span>
          <span className="figures">{amount}</span>
        </div>
      ))}
    </div>
  );
}
