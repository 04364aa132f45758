import {getTranslations} from 'next-intl/server';
import {type PlanId, planIds} from '@/content/plans';
import {extrasIn, type Need, type Product, plansHaving, plansWith} from '@/content/suite';

/**
 * Says in words which plans these are, and which of the needs cost extra in any plan.
 * @param plans from the smallest on. If there are none, the product is sold outside the plans.
 */
export async function planLines(plans: readonly PlanId[], needs: readonly Need[] = []): Promise<string[]> {
  const t = await getTranslations('pricing');
  const plansInWords = () => {
    const [smallest] = plans;
    if (!smallest) return t('productIn.extras.apart');
    if (isEveryPlan(plans)) return t('productIn.every');
    const plan = t(`plans.${smallest}.name`);
    return plans.length > 1 ? t('productIn.from', {plan}) : t('productIn.with', {plan});
  };
  const extras = extrasIn(needs).map((extra) => t(`productIn.extras.${extra}`));
  return [plansInWords(), ...extras];
}

const isEveryPlan = (plans: readonly PlanId[]): boolean => plans.length === planIds.length;

type Props = {product?: Product; needs?: readonly Need[] | undefined};

/** A note below a text: which plan it takes, and what costs extra. There is none if every plan has it all. */
export async function PlanNote({product, needs = []}: Props) {
  const plans = product ? plansWith(product, needs) : plansHaving(needs);
  const [plansInWords, ...extras] = await planLines(plans, needs);
  const lines = isEveryPlan(plans) ? extras : [plansInWords, ...extras];
  if (lines.length === 0) return null;
  return <small className="mt-1 block text-ink-2 text-small @sm:mt-2">{lines.join('\u00a0· ')}</small>;
}

/** Puts a note below the text of each item. */
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
