import {getTranslations} from 'next-intl/server';
import type {ReactNode} from 'react';
import {Action} from '@/components/ui/Action';
import {Icon} from '@/components/ui/Icon';
import {offeringPoints, type offerings} from '@/content/home';
import {productHref} from '@/content/menu';
import {SectionHead} from './SectionHead';

type Offering = (typeof offerings)[number];

/** The core offerings, each with its interface at work. */
export async function Offerings({scenes}: {scenes: Record<Offering, ReactNode>}) {
  const t = await getTranslations('home.offerings');
  return (
    <section id="offerings">
      <div className="wrap [&>*]:mb-0 [&>*]:border-b-0 sm:[&>*]:mb-3">
        <SectionHead title={t('title')} text={t('text')} />
      </div>
      <TillBand product="airpos" scene={scenes.airpos} />
      <Row product="skycart" scene={scenes.skycart} layout="stage" />
      <Row product="orderkite" scene={scenes.orderkite} layout="sheet" />
      <Band product="delivery-management" scene={scenes['delivery-management']} />
      <Row product="brand-galaxy" scene={scenes['brand-galaxy']} layout="wide" />
    </section>
  );
}

type Props = {product: Offering; scene: ReactNode};

/** The point of sale on a band of indigo; the till stands on its lower edge and reaches over it. */
function TillBand({product, scene}: Props) {
  return (
    <div className="bg-indigo py-section text-on-indigo max-xl:overflow-clip xl:mb-18">
      <div className="wrap grid items-start gap-x-[clamp(32px,4vw,48px)] gap-y-7 sm:gap-y-12 xl:grid-cols-[minmax(0,23rem)_minmax(0,1fr)]">
        <Words product={product} className="offering-on-indigo" />
        <div className="relative text-ink max-sm:-mx-2 xl:-mr-[min(64px,max(0px,calc((100vw-1200px)/2-24px)))] xl:-mb-[calc(var(--spacing-section)+72px)] xl:self-end">
          {scene}
        </div>
      </div>
    </div>
  );
}

const layouts = {
  /** The scene stands on a tinted stage that runs to the window's left edge. */
  stage: {
    row: 'lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)]',
    scene:
      '-mx-gutter flex items-end bg-p-tint px-gutter pt-7 sm:pt-12 lg:order-first lg:-ml-bleed lg:mr-0 lg:rounded-r-md lg:pl-bleed',
    words: 'lg:py-12',
  },
  /** Words first, the scene as a sheet of paper beside them. */
  sheet: {row: 'items-center lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]', scene: '', words: ''},
  /** The scene first and larger. */
  wide: {row: 'items-center lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]', scene: 'lg:order-first', words: ''},
} as const;

/** An offering with its scene beside it. */
function Row({product, scene, layout}: Props & {layout: keyof typeof layouts}) {
  const {row, scene: stage, words} = layouts[layout];
  return (
    <div data-product={product} className={`wrap offering-row ${row}`}>
      <Words product={product} className={words} />
      <div className={stage}>{scene}</div>
    </div>
  );
}

/** An offering whose scene takes the window's whole width; the words stand below it in three columns. */
function Band({product, scene}: Props) {
  return (
    <div id={product} data-product={product} className="pt-12 sm:pt-section">
      <div className="border-p-line border-y">{scene}</div>
      <Words product={product} className="wrap offering-columns" columns />
    </div>
  );
}

/** Whose offering it is, the claim, three facts, and where to read on. */
async function Words({product, className, columns}: {product: Offering; className: string; columns?: boolean}) {
  const [t, common] = await Promise.all([getTranslations('home.offerings.items'), getTranslations()]);
  const name = common(`suite.${product}.name`);
  const head = (
    <>
      <div className="offering-name">
        <Icon name={`glyph-${product}`} />
        {name}
      </div>
      <h3>{t(`${product}.title`)}</h3>
    </>
  );
  const text = <p>{t(`${product}.text`)}</p>;
  const points = (
    <dl className="offering-points">
      {offeringPoints[product].map((point) => (
        <div key={point}>
          {/* Each offering has its own three keys; the facts pair them, which a union of both cannot express. */}
          <dt>{t(`${product}.points.${point}.label` as 'airpos.points.gst.label')}</dt>
          <dd>{t(`${product}.points.${point}.value` as 'airpos.points.gst.value')}</dd>
        </div>
      ))}
    </dl>
  );
  const action = (
    <Action href={productHref(product)} tone="outline" className="mt-5 sm:mt-7">
      {common('common.actions.explore', {name})}
      <Icon name="icon-arrow" className="size-3.5 flex-none" />
    </Action>
  );
  return (
    <div className={`offering ${className}`}>
      {columns ? (
        <>
          <div>{head}</div>
          <div>
            {text}
            {action}
          </div>
          {points}
        </>
      ) : (
        <>
          {head}
          {text}
          {points}
          {action}
        </>
      )}
    </div>
  );
}
