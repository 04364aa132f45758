import type {ReactNode} from 'react';
import {UseCaseJourney} from '@/components/illustrations/UseCaseJourney';
import {Breadcrumb} from '@/components/sections/Breadcrumb';
import {HeroEnd} from '@/components/sections/HeroEnd';
import {ButtonRow} from '@/components/ui/ButtonRow';
import {H1, Lede} from '@/components/ui/Heading';
import {pathOf} from '@/content/paths';
import type {UseCaseSlug} from '@/content/useCases';
import type {Text} from '@/i18n/shape';

type Props = Text & {slug: UseCaseSlug; button: ReactNode};

/** The promise, and an order's way through the products. The background is the night sky, which the company is named after. */
export function UseCaseHero({slug, title, text, button}: Props) {
  return (
    <section className="overflow-clip bg-indigo text-on-indigo">
      <div className="wrap grid grid-cols-1 items-center gap-x-20 gap-y-12 py-10 short:pt-6 @md:py-16 @xl:grid-cols-[minmax(0,29rem)_minmax(0,1fr)] @xl:py-20 @xl:short:pt-8">
        <div className="min-w-0">
          <Breadcrumb path={pathOf('useCases', slug)} className="text-on-indigo-2" />
          <H1 className="mt-6 short:mt-3 @xl:text-[3.5rem] deva:@xl:text-[3rem]">{title}</H1>
          <Lede className="mt-6 short:mt-4 text-on-indigo-2 @xl:text-pretty">{text}</Lede>
          <ButtonRow className="mt-8 short:mt-5">{button}</ButtonRow>
        </div>
        <UseCaseJourney slug={slug} />
      </div>
      <HeroEnd />
    </section>
  );
}
