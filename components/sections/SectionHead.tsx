type Props = {
  title: string;
  text?: string;
  /** Instead of the text on paper and without scripts, where nothing can be set. */
  still?: string;
  id?: string;
};

/** A ledger heading line: the title, a note beside it, and accounting's double rule below. */
export function SectionHead({title, text, still, id}: Props) {
  return (
    <div className="double-rule mb-7 grid items-end gap-x-12 gap-y-4 pb-5 md:mb-10 md:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] md:pb-7 print:break-inside-avoid print:break-after-avoid">
      <h2 id={id}>{title}</h2>
      {text && (
        <p className={`text-ink-2 ${still ? 'noscript:hidden in-data-scriptless:hidden print:hidden' : ''}`}>{text}</p>
      )}
      {still && <p className="hidden text-ink-2 noscript:block in-data-scriptless:block print:block">{still}</p>}
    </div>
  );
}
