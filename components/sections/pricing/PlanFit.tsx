import {ProductPicture} from '@/components/illustrations/ProductPicture';
import {productScenes} from '@/components/sections/product/productScenes';
import {type ListProps, TextList} from '@/components/sections/SectionParts';
import {H2, H3} from '@/components/ui/Heading';
import {type PlanId, planIds} from '@/content/plans';
import type {PictureName} from '@/content/products';
import type {PricedProduct} from '@/content/suite';
import type {Text} from '@/i18n/shape';
import {wordsAt} from '@/i18n/words';

type FitProps = Text & {
  product: PricedProduct;
  items: Record<PlanId, Text>;
  questions: Pick<ListProps, 'title' | 'items'>;
};

/** On a phone, the product at work, between the plans and the questions. */
const work: Record<PricedProduct, PictureName> = {
  skycart: 'cartChat',
  airpos: 'salesReport',
  orderkite: 'partyApproval',
  quicklocal: 'riderPhone',
  'brand-galaxy': 'brandTalk',
  'nimbus-ai': 'askNimbus',
};

const fitRow =
  'grid gap-x-10 @md:grid-cols-[9rem_minmax(0,5fr)_minmax(0,7fr)] print:grid-cols-[6rem_minmax(0,2fr)_minmax(0,3fr)]';

/** On a product's pricing page: which plan suits whom, and questions that buyers ask. */
export async function PlanFit({product, title, text, items, questions}: FitProps) {
  const plans = await wordsAt('pricing.plans');
  return (
    <section className="mb-section bg-p-tint py-section dark:bg-sheet" id="fit">
      <div className="wrap">
        <div className="grid items-center gap-x-16 gap-y-8 @lg:grid-cols-2">
          <div>
            <H2>{title}</H2>
            <p className="mt-4">{text}</p>
          </div>
          <ProductPicture product={product} className="h-60 @lg:h-72" />
        </div>
        <ol className="mt-10 border-rule border-t-[1.5px]">
          {planIds.map((id) => (
            <li key={id} className={`${fitRow} gap-y-1.5 border-p-line border-b py-6`}>
              <b className="text-p">{plans[id].name}</b>
              <H3>{items[id].title}</H3>
              <p>{items[id].text}</p>
            </li>
          ))}
        </ol>
        <div
          aria-hidden="true"
          className="mt-8 h-72 overflow-clip border-rule border-b-[1.5px] @sm:hidden print:hidden"
        >
          {productScenes[work[product]]}
        </div>
        <div className="mt-10 @sm:mt-14 break-inside-avoid">
          <H2 className="text-h3-lg">{questions.title}</H2>
          <TextList
            items={questions.items}
            className="mt-6 grid gap-x-16 gap-y-8 @md:grid-cols-2 print:grid-cols-2"
            look={{text: 'mt-2'}}
          />
        </div>
      </div>
    </section>
  );
}
