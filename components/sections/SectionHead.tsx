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
    <div className="section-head">
      <h2 id={id}>{title}</h2>
      {text && <p className={still && 'noscript:hidden in-data-scriptless:hidden print:hidden'}>{text}</p>}
      {still && <p className="hidden noscript:block in-data-scriptless:block print:block">{still}</p>}
    </div>
  );
}
