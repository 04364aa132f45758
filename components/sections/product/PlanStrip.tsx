import {getTranslations} from 'next-intl/server';
import {planFigures} from '@/components/sections/pricing/planFigures';
import {Action} from '@/components/ui/Action';
import {H2, H3} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import {LocalLink} from '@/components/ui/LocalLink';
import type {Href} from '@/content/paths';
import {type PlanId, planIds, plans} from '@/content/plans';
import {addedFor, type Product, plansWithProduct} from '@/content/suite';

/** `text` is a sentence about the product's cost, `href` leads to the price list. */
type Props = {product: Product; text: string; href: Href};

const head = 'flex flex-wrap items-end justify-between gap-x-12 gap-y-4 border-rule border-b-[1.5px]';
const end = 'flex flex-wrap items-center justify-between gap-x-12 gap-y-5 border-rule border-b-[1.5px] pb-7';

/** The plans that include the product, in a row, with what each adds for it. The others are named below. */
export async function PlanStrip({product, text, href}: Props) {
  const [t, actions] = await Promise.all([getTranslations('pricing'), getTranslations('common.actions')]);
  const {price} = await planFigures();
  const including = plansWithProduct(product);
  const others = planIds.filter((id) => !including.includes(id));
  const isInPlans = including.length > 0;
  const isInOne = including.length === 1;
  return (
    <section className="wrap pt-section">
      {/* Not a <div>, of which a browser's reader leaves out one with a heading alone. */}
      <header className={head}>
        <H2 className="@sm:pb-5">{t('strip.title')}</H2>
        <GoodsOnShelf />
      </header>
      {isInPlans && (
        <ul className={`icon-3 grid gap-y-6 border-b py-7 ${isInOne ? '' : 'grid-cols-2 @md:grid-cols-4'}`}>
          {including.map((id) => (
            <PlanColumn key={id} id={id} product={product} isAlone={isInOne} />
          ))}
        </ul>
      )}
      {isInPlans && others.length > 0 && (
        <p className="icon-3 flex max-w-none items-center gap-1.5 border-b py-4 text-ink-2 text-note">
          <Icon name="icon-minus" />
          {`${others.map((id) => `${t(`plans.${id}.name`)} ${price(id)}`).join(', ')}: ${t('card.excludes')}`}
        </p>
      )}
      <div className={`${end} ${isInPlans ? 'pt-5' : 'pt-7'}`}>
        <div>
          {!isInPlans && (
            <p className="mb-1.5 font-semibold text-h3-lg leading-tight tracking-tight">{t('strip.apart')}</p>
          )}
          <p className="text-balance text-note">{text}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Action href={href} tone="outline" className="action-small">
            {actions('plans')}
          </Action>{' '}
          <LocalLink href="/pricing#plan-finder" className="text-link text-note">
            {t('finder.title')}
          </LocalLink>
        </div>
      </div>
    </section>
  );
}

const goods = ['tea', 'ghee', 'oil', 'dal', 'jaggery'] as const;

/** Goods that stand on the rule below the head. */
const GoodsOnShelf = () => (
  <div
    aria-hidden="true"
    data-picture
    className="-mb-1.5 flex items-end justify-between @max-sm:w-full @sm:gap-5 print:hidden"
  >
    {goods.map((good) => (
      <Icon key={good} name={`good-${good}`} className="h-20 w-16 @xs:h-24 @xs:w-20" />
    ))}
  </div>
);

const column =
  'flex flex-col border-l px-4 @max-md:odd:border-0 @max-md:odd:pl-0 @sm:px-6 @md:first:border-0 @md:first:pl-0';
const verdict = 'mt-auto flex items-center gap-1.5 pt-2 font-semibold text-p text-small';

type ColumnProps = {id: PlanId; product: Product; isAlone: boolean};

async function PlanColumn({id, product, isAlone}: ColumnProps) {
  const t = await getTranslations('pricing');
  const {price, fee} = await planFigures();
  return (
    <li className={column}>
      <H3 className="font-normal text-ink-2 text-note tracking-normal">{t(`plans.${id}.name`)}</H3>
      <p className="mt-1 font-semibold text-[1.75rem] text-ink leading-tight tracking-tight">{price(id)}</p>
      <p className="mt-1 text-ink-2 text-small">
        {plans[id].transactionFee ? `${t('card.fee')}:\u00a0${fee(id)}` : t('strip.perMonth')}
      </p>
      <ul className={`mt-3 text-ink-2 text-small ${isAlone ? '@sm:columns-2 @sm:gap-x-12' : ''}`}>
        {addedFor(product, id).map((feature) => (
          <li key={feature} className="break-inside-avoid py-0.5">
            {t(`comparison.rows.${feature}.title`)}
          </li>
        ))}
      </ul>
      <p className={verdict}>
        <Icon name="icon-tick" />
        {t('strip.included')}
      </p>
    </li>
  );
}
