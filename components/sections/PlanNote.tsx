import {getTranslations} from 'next-intl/server';
import {type PlanId, planIds} from '@/content/plans';
import {extrasIn, type Need, type Product, plansHaving, plansWith} from '@/content/suite';

/** Which plans these are, none meaning that it is priced apart, and what of the needs costs extra. */
export async function planLines(plans: readonly PlanId[], needs: readonly Need[] = []): Promise<string[]> {
  const t = await getTranslations('pricing');
  const which = () => {
    const [smallest] = plans;
    if (!smallest) return t('productIn.extras.apart');
    if (plans.length === planIds.length) return t('productIn.every');
    const plan = t(`plans.${smallest}.name`);
    return plans.length > 1 ? t('productIn.from', {plan}) : t('productIn.with', {plan});
  };
  return [which(), ...extrasIn(needs).map((extra) => t(`productIn.extras.${extra}`))];
}

type Props = {product?: Product; needs?: readonly Need[] | undefined};

/** Below a text: the plan that it takes and what costs extra. Nothing where every plan has it all. */
export async function PlanNote({product, needs = []}: Props) {
  const plans = product ? plansWith(product, needs) : plansHaving(needs);
  const lines = await planLines(plans, needs);
  const shown = plans.length === planIds.length ? lines.slice(1) : lines;
  if (shown.length === 0) return null;
  return <small className="mt-1 block text-ink-2 text-small @sm:mt-2">{shown.join('\u00a0· ')}</small>;
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
