type Text = {id: string; title: string; text: string};

type Props = {
  title: string;
  text: string;
  plans: readonly (Text & {name: string})[];
  questions: {title: string; items: readonly Text[]};
};

const columns =
  'grid gap-x-10 md:grid-cols-[9rem_minmax(0,5fr)_minmax(0,7fr)] print:grid-cols-[6rem_minmax(0,2fr)_minmax(0,3fr)]';

/** Which plan suits whom, from the first to the largest, and what buyers ask about it; on the product's tint. */
export function PlanFit({title, text, plans, questions}: Props) {
  return (
    <section className="mb-section bg-p-tint py-section dark:bg-sheet" id="fit">
      <div className="wrap">
        <div className={`items-end gap-y-4 ${columns}`}>
          <h2 className="md:col-span-2 print:col-span-2">{title}</h2>
          <p className="text-ink-2">{text}</p>
        </div>
        <ol className="mt-10 border-rule border-t-[1.5px]">
          {plans.map((plan) => (
            <li key={plan.id} className={`gap-y-1.5 border-p-line border-b py-6 ${columns}`}>
              <b className="font-semibold text-p">{plan.name}</b>
              <h3>{plan.title}</h3>
              <p className="text-ink-2">{plan.text}</p>
            </li>
          ))}
        </ol>
        <div className="mt-14 break-inside-avoid">
          <h2 className="text-h3-lg">{questions.title}</h2>
          <div className="mt-6 grid gap-x-16 gap-y-8 md:grid-cols-2 print:grid-cols-2">
            {questions.items.map((item) => (
              <div key={item.id}>
                <h3>{item.title}</h3>
                <p className="mt-2 text-ink-2">{item.text}</p>
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
