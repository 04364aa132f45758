import {getTranslations} from 'next-intl/server';
import {H2} from '@/components/ui/Heading';

/** Marks a story or a rating that stands in for a real one. Its dashed border tells it from the tag of a plan. */
export async function ExampleChip() {
  const t = await getTranslations('common');
  return (
    <span className="inline-flex min-h-6 items-center rounded-full border border-dashed px-2 font-normal text-tag text-ink-2 leading-none tracking-normal">
      {t('example')}
    </span>
  );
}

type TitleProps = {title: string; isExample: boolean; size: string};

/** A section's title, with the mark if what follows is an example. The title ends in room for the mark, so that it is never alone on a line. */
export const ExampleTitle = ({title, isExample, size}: TitleProps) => (
  <div className="text-balance">
    <H2 className={`[display:inline] ${size} ${isExample ? 'pr-22' : ''}`}>{title}</H2>{' '}
    {isExample && (
      <span className="-ml-20">
        <ExampleChip />
      </span>
    )}
  </div>
);
