import type {ReactNode} from 'react';
import {Breadcrumb} from '@/components/sections/Breadcrumb';
import {HeroEnd} from '@/components/sections/HeroEnd';
import {ButtonRow} from '@/components/ui/ButtonRow';
import {H1, Lede} from '@/components/ui/Heading';
import type {IndustrySlug} from '@/content/industries';
import {pathOf} from '@/content/paths';
import type {Text} from '@/i18n/shape';
import {illustrationHref, industryIllustration, readIllustration} from '@/lib/illustrations';
import styles from './IndustryHero.module.css';

type Props = Text & {
  slug: IndustrySlug;
  badge: string;
  /** What the drawing of the goods shows, in words. */
  picture: string;
  buttons: ReactNode;
};

/** The promise on a page of a ledger. The drawing of the goods stands on the double rule at its end. */
export function IndustryHero({slug, badge, title, text, picture, buttons}: Props) {
  const goods = industryIllustration(slug);
  const {width, height} = readIllustration(goods);
  return (
    <section
      className={`${styles.ruledPaper} relative isolate overflow-x-clip border-ink border-b-5 border-double bg-sheet`}
    >
      <div className="wrap grid grid-cols-1 gap-x-10 @xl:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]">
        <div className="min-w-0 pt-8 short:pt-4 @md:pt-14 @md:short:pt-5 @xl:col-span-2">
          <Breadcrumb path={pathOf('industries', slug)} className="text-ink-2" />
          <p className="mt-6 short:mt-3 w-fit rounded-xs bg-marigold px-3 py-1.5 font-semibold text-on-marigold text-small">
            {badge}
          </p>
          <H1 className="mt-4 short:mt-3 max-w-[20ch] @xl:short:text-[3rem] deva:max-w-[24ch]">{title}</H1>
        </div>
        <div className="pt-6 short:pt-4 @xl:pt-8 @xl:short:pt-4 @xl:pb-16">
          <Lede className="text-ink-2 @xl:text-pretty">{text}</Lede>
          <ButtonRow className="mt-8 short:mt-5 @xl:-mr-10">{buttons}</ButtonRow>
        </div>
        <div className="mt-10 self-end @max-sm:-mx-gutter @sm:ml-auto @sm:w-full @sm:max-w-[48rem] @xl:mt-2 @xl:max-w-none @xl:w-auto @xl:ml-0">
          {/* biome-ignore lint/performance/noImgElement: a drawing of a few kilobytes has one size */}
          <img
            src={illustrationHref(goods)}
            alt={picture}
            width={width}
            height={height}
            fetchPriority="high"
            // Without this, Chromium may use the aspect ratio of the view #detail, which is in the same file.
            style={{aspectRatio: `${width} / ${height}`}}
            // On a phone the goods are larger, and those at the sides run out of the window.
            className="block h-auto w-full @max-sm:h-60 @max-sm:object-cover print:hidden"
          />
        </div>
      </div>
      <HeroEnd />
    </section>
  );
}
