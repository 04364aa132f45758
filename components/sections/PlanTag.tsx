import {getTranslations} from 'next-intl/server';
import {LocalLink} from '@/components/ui/LocalLink';
import {planIds} from '@/content/plans';
import {availabilityOf, type Need, type Product} from '@/content/suite';

type Props = {
  product?: Product;
  needs?: readonly Need[] | undefined;
  /** It stands by itself in a row, at the right edge or above the title. Otherwise it stays on the last line of the words before it. */
  apart?: boolean;
  /** Words without an outline, for a grid in which many cells have one. It stands apart. */
  quiet?: boolean;
};

const noBreak = '\u00a0';

/**
 * A small tag of a title: the smallest plan that has what the title speaks of, or that it is an add-on. It leads to the
 * comparison of plans, or to the add-ons. There is no tag for what every plan has.
 */
export async function PlanTag({product, needs, quiet, apart = quiet}: Props) {
  const t = await getTranslations('pricing');
  const {plan, costsExtra} = availabilityOf(product, needs);
  if (!plan && !costsExtra) return null;
  const isLargest = plan === planIds.at(-1);
  const planName = plan && t(`plans.${plan}.name`);
  const labels: string[] = [];
  const sentences: string[] = [];
  if (planName) {
    labels.push(isLargest ? planName : t('tags.from', {plan: planName}));
    sentences.push(isLargest ? t('tags.spoken.only', {plan: planName}) : t('tags.spoken.from', {plan: planName}));
  }
  if (costsExtra) {
    labels.push(t('tags.addOn'));
    sentences.push(planName ? t('tags.spoken.andAddOn') : t('tags.spoken.addOn'));
  }
  const look = quiet ? 'plan-words' : 'plan-tag';
  return (
    <>
      {!apart && noBreak}
      <LocalLink href={plan ? '/pricing#compare' : '/pricing#add-ons'} className={apart ? look : `${look} ml-1`}>
        {labels.join(' · ')}
      </LocalLink>
      {/* Beside the link: a browser's reader leaves out a card of which much is a link. */}
      <span className="sr-only">{`: ${sentences.join(' ')}`}</span>
    </>
  );
}

/** Puts a tag behind the title of each item. */
export const withPlanTags = <Item extends {id: string; title: string}>(
  items: readonly Item[],
  needs: {readonly [id: string]: readonly Need[]} = {},
) =>
  items.map((item) => ({
    ...item,
    title: (
      <>
        {item.title}
        <PlanTag needs={needs[item.id]} />
      </>
    ),
  }));
