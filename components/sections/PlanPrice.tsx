import type {PlanCard} from './PlanTable';

type Props = {
  plan: Pick<PlanCard, 'price' | 'list' | 'saving' | 'yearly'>;
  labels: {was: string; perMonth: string};
  /** The looks of the lesser lines and of the saving, on the card's ground. */
  quiet: string;
  saving: string;
};

/** What a plan costs: the struck list price beside what is saved, while a campaign runs, and the price that is paid; each a row of its own. */
export function PlanPrice({plan, labels, quiet, saving}: Props) {
  return (
    <>
      <p className="mt-6 flex flex-wrap items-center self-end gap-x-3 gap-y-1.5 sm:max-lg:flex-col sm:max-lg:items-start">
        {plan.saving && (
          <>
            <s className={`text-lede ${quiet}`}>
              <span className="sr-only">{labels.was} </span>
              {plan.list}
            </s>
            <span
              className={`rounded-sm border px-2.5 py-0.5 font-semibold text-small sm:max-md:px-1 sm:max-md:text-scene ${saving}`}
            >
              {plan.saving}
            </span>
          </>
        )}
      </p>
      <div>
        <p className="mt-3.5">
          <b className="block font-semibold text-[clamp(2.5rem,1.7rem+2vw,3.5rem)] large-text:text-[1.875rem] leading-none tracking-[-0.04em]">
            {plan.price}
          </b>
        </p>
        <p className={`mt-2 text-note ${quiet}`}>{labels.perMonth}</p>
        <p className={`text-note ${quiet}`}>{plan.yearly}</p>
      </div>
    </>
  );
}
