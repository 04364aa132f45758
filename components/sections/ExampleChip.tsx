import {getTranslations} from 'next-intl/server';

/** Marks a story or a rating that stands in for a real one. Its dashed border tells it from the tag of a plan. */
export async function ExampleChip() {
  const t = await getTranslations('common');
  return (
    <span className="inline-flex min-h-6 items-center rounded-full border border-dashed px-2 font-normal text-[0.75rem] text-ink-2 leading-none tracking-normal">
      {t('example')}
    </span>
  );
}
