import {getTranslations} from 'next-intl/server';
import {planFigures} from '@/components/sections/pricing/planFigures';
import {Action} from '@/components/ui/Action';
import {H2, H3} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import type {Href} from '@/content/paths';
import {planIds, plans} from '@/content/plans';
import {type Product, plansWith} from '@/content/suite';

/** `text` says with which plans the product comes, `href` leads to the price list. */
type Props = {product: Product; text: string; href: Href};

/** The plans in one line on a ruled sheet, those marked that have the product in them. */
export async function PlanStrip({product, text, href}: Props) {
  const [t, actions] = await Promise.all([getTranslations('pricing'), getTranslations('common.actions')]);
  const {price, fee} = await planFigures();
  const including = plansWith(product);
  const terms = <p className="mt-2 text-note">{text}</p>;
  return (
    <section className="wrap pt-section">
      <div className="grid gap-x-12 gap-y-6 border-rule border-y-[1.5px] py-8 @lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)] @lg:grid-rows-[auto_1fr] @lg:py-10">
        <div>
          <H2 className="text-h3-lg leading-tight tracking-tight">{t('strip.title')}</H2>
          {including.length > 0 && terms}
        </div>
        {including.length > 0 ? (
          <ul className="plan-strip grid grid-cols-2 gap-y-6 self-start @md:grid-cols-4 @lg:row-span-2">
            {planIds.map((id) => {
              const included = including.includes(id);
              return (
                <li key={id} className={included ? 'included' : undefined}>
                  <H3>{t(`plans.${id}.name`)}</H3>
                  <p>{price(id)}</p>
                  <p>{plans[id].transactionFee ? `${t('card.fee')}:\u00a0${fee(id)}` : t('strip.perMonth')}</p>
                  <p>
                    <Icon name={included ? 'icon-tick' : 'icon-minus'} />
                    {included ? t('strip.included') : t('card.excludes')}
                  </p>
                </li>
              );
            })}
          </ul>
        ) : (
          <div className="@lg:row-span-2">
            <p className="text-balance font-semibold text-h3-lg leading-tight tracking-tight">{t('strip.apart')}</p>
            {terms}
          </div>
        )}
        <Action href={href} tone="outline" className="action-small place-self-start">
          {actions('plans')}
        </Action>
      </div>
    </section>
  );
}
