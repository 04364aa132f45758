type Props = {title: string; text?: string; id?: string};

/** A ledger heading line: the title, a note beside it, and accounting's double rule below. */
export function SectionHead({title, text, id}: Props) {
  return (
    <div className="double-rule mb-7 grid items-end gap-x-12 gap-y-4 pb-5 md:mb-10 md:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] md:pb-7 print:break-inside-avoid print:break-after-avoid">
      <h2 id={id}>{title}</h2>
      {text && <p className="text-ink-2">{text}</p>}
    </div>
  );
}
