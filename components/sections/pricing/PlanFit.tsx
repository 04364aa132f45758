import {PictureFrame, ProductPicture} from '@/components/illustrations/ProductPicture';
import {RideStatus} from '@/components/illustrations/RoundMap';
import {StreetMap, wayToCustomer} from '@/components/illustrations/StreetMap';
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

/** On a phone, the product at work, between the plans and the questions. It fades out, as it is longer than its frame. */
const work: Record<PricedProduct, PictureName> = {
  skycart: 'cartChat',
  airpos: 'salesReport',
  orderkite: 'partyApproval',
  quicklocal: 'riderPhone',
  'brand-galaxy': 'brandTalk',
  'nimbus-ai': 'askNimbus',
};

/** The section has the product's tint too, so the frame needs a line. */
const frame = 'h-60 border border-p-line @lg:h-72';

/** A rider's way, in a frame that is wider than elsewhere: a narrow window shows its end. */
const wholeRide = (
  <>
    <StreetMap
      view="43 24 692 347"
      preserveAspectRatio="xMaxYMin slice"
      route={wayToCustomer}
      passed={1}
      className="absolute inset-0 size-full"
    />
    <div className="absolute inset-x-4 bottom-4 rounded-sm bg-sheet">
      <RideStatus />
    </div>
  </>
);

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
          {product === 'quicklocal' ? (
            <PictureFrame product={product} className={frame}>
              {wholeRide}
            </PictureFrame>
          ) : (
            <ProductPicture product={product} className={frame} />
          )}
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
          className="mask-b-from-80% -mx-gutter mt-8 h-96 overflow-clip px-gutter @sm:hidden print:hidden"
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
