export type RiderCashWords = {
  title: string;
  rows: readonly {label: string; value: string}[];
  total: {label: string; value: string};
};

/** A small account on the map: entries and their sum. */
export function RiderCash({words}: {words: RiderCashWords}) {
  return (
    <div className="relative w-full rounded-md border border-p-line bg-sheet px-4 pt-3 pb-3.5 lifted-note sm:max-w-60">
      <b className="block border-rule border-b-[1.5px] pb-2 font-semibold">{words.title}</b>
      {words.rows.map(({label, value}) => (
        <span key={label} className="flex justify-between gap-3 pt-1.5">
          <span className="text-ink-2">{label}</span>
          <span className="figures">{value}</span>
        </span>
      ))}
      <span className="total-rule mt-1.5 flex justify-between gap-3 border-line border-t py-1.5 font-semibold">
        {words.total.label}
        <span className="figures">{words.total.value}</span>
      </span>
    </div>
  );
}
