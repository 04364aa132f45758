import css from './cards.module.css';

/** Parties and what each owes, as a page that runs out of the card. */
export function BalanceList({parties}: {parties: readonly {label: string; amount: string}[]}) {
  return (
    <div className={css.balances}>
      {parties.map(({label, amount}) => (
        <div key={label}>
          <span>{label}</span>
          <span className="figures">{amount}</span>
        </div>
      ))}
    </div>
  );
}
