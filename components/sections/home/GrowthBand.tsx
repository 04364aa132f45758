import {ForecastChart} from '@/components/illustrations/ForecastChart';
import {TextList} from '@/components/sections/SectionParts';
import {Action} from '@/components/ui/Action';
import {H2} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import {pathOf} from '@/content/paths';
import {entriesOf, wordsAt} from '@/i18n/words';

const look = {
  item: 'grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 gap-y-1',
  icon: 'mt-1',
  text: 'col-start-2 text-note',
};

/** The AI's forecast. The chart runs to the right edge of the window, because the future is open. */
export async function GrowthBand() {
  const {title, text, action, items} = await wordsAt('home.aiGrowth');
  return (
    <section id="ai-growth" data-product="nimbus-ai" className="overflow-clip bg-p-tint py-section">
      <div className="wrap grid gap-x-[clamp(40px,5vw,80px)] gap-y-4 @sm:gap-y-6 @lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] @lg:grid-rows-[auto_1fr_auto]">
        <H2>{title}</H2>
        <div className="-mr-bleed flex min-h-66 pt-14 *:flex-1 [--note-edge:var(--spacing-gutter)] @sm:min-h-72 @sm:pt-10 @lg:row-span-2">
          <ForecastChart variant="plain" />
        </div>
        <div className="@lg:row-start-2">
          <p className="@max-sm:text-note">{text}</p>
          <Action href={pathOf('products', 'nimbus-ai')} tone="outline" className="mt-6 @max-xs:w-full">
            {action}
            <Icon name="icon-arrow" className="size-3.5" />
          </Action>
        </div>
        <TextList
          icon="knot"
          className="icon-4.5 icon-cloth grid gap-x-10 gap-y-4 border-rule border-t-[1.5px] pt-4 @sm:grid-cols-3 @lg:col-span-2"
          look={look}
          items={entriesOf(items)}
        />
      </div>
    </section>
  );
}
