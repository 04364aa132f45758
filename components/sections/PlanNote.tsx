import {getTranslations} from 'next-intl/server';
import {type PlanId, planIds} from '@/content/plans';
import {extrasIn, type Need, type Product, plansHaving, plansWith} from '@/content/suite';

/** Which plans these are, none meaning that it is priced apart, and what of the needs costs extra. */
export async function planLines(plans: readonly PlanId[], needs: readonly Need[] = []): Promise<string[]> {
  const t = await getTranslations('pricing');
  const [smallest] = plans;
  const plan = !smallest
    ? t('productIn.extras.apart')
    : plans.length === planIds.length
      ? t('productIn.every')
      : t(`productIn.${plans.length > 1 ? 'from' : 'with'}`, {plan: t(`plans.${smallest}.name`)});
  return [plan, ...extrasIn(needs).map((extra) => t(`productIn.extras.${extra}`))];
}

type Props = {product?: Product; needs?: readonly Need[] | undefined};

/** Below a text: the plan that it takes and what costs extra. Nothing where every plan has it all. */
export async function PlanNote({product, needs = []}: Props) {
  const plans = product ? plansWith(product, needs) : plansHaving(needs);
  const lines = await planLines(plans, needs);
  const shown = plans.length === planIds.length ? lines.slice(1) : lines;
  return shown.length > 0 && <small className="plan-note">{shown.join('\u00a0· ')}</small>;
}

/** Entries with the note below the text of each. */
export const withPlanNotes = <Item extends {id: string; text: string}>(
  items: readonly Item[],
  needs: {readonly [id: string]: readonly Need[]} = {},
) =>
  items.map((item) => ({
    ...item,
    text: (
      <>
        {item.text} <PlanNote needs={needs[item.id]} />
      </>
    ),
  }));
