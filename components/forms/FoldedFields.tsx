import type {ReactNode} from 'react';
import {Icon} from '@/components/ui/Icon';
import type {FormWords} from '@/lib/forms/words';

const summary =
  'flex min-h-12 cursor-pointer items-center gap-3 rounded-sm border-[1.5px] border-rule border-dashed px-3.5 font-semibold text-note hover:bg-mist';

type Props = {words: FormWords; children: ReactNode};

/**
 * The fields that few need, folded away. A press on the summary opens the fold, even without React. keepDraft opens it if one of its
 * fields has a value.
 */
export const FoldedFields = ({words, children}: Props) => (
  // keepDraft may have opened it before React.
  <details className="group col-span-full" suppressHydrationWarning>
    <summary className={summary}>
      {words.more}
      <span className="font-normal text-ink-2 text-small"> {words.optional}</span>
      <Icon name="icon-chevron" className="ml-auto size-4 group-open:rotate-180" />
    </summary>
    <div className="grid gap-5 pt-5 @sm:grid-cols-2">{children}</div>
  </details>
);

/** Opens the fold that a field is in. */
export function unfold(field: Element | null) {
  const fold = field?.closest('details');
  if (fold) fold.open = true;
}
