import {Drawing} from './Drawing';

export type QuestionFacts = {id: string; title: string; text: string};

/** How the parts of a list of questions look, whoever opens and closes them. `data-state`: open or closed. */
export const look = {
  list: 'border-rule border-t-[1.5px]',
  item: 'border-line border-b',
  button:
    'group flex min-h-16 w-full cursor-pointer items-center justify-between gap-6 py-4 text-left font-semibold text-h3 leading-snug',
  // Closed answers stay in the HTML: for search engines, on paper, and where no script opens them, or none has come (afterPaint.ts).
  answer: 'data-[state=closed]:hidden in-data-scriptless:block! noscript:block! print:block!',
} as const;

export function Question({title}: Pick<QuestionFacts, 'title'>) {
  return (
    <>
      {title}
      <Drawing
        name="icon-chevron"
        className="size-4 flex-none text-cloth-text transition-[rotate] group-data-[state=open]:rotate-180"
      />
    </>
  );
}

export function Answer({text}: Pick<QuestionFacts, 'text'>) {
  return <p className="pb-6 text-ink-2">{text}</p>;
}
