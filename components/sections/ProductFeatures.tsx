import {Icon} from '@/components/ui/Icon';
import {Section, type SectionProps, TextList} from './SectionParts';

/** What a product does: a list beside its picture; without one, the number decides on a folded sheet, columns or a ledger. */
export function ProductFeatures(props: SectionProps) {
  const {picture, items} = props;
  if (picture) return <Rows {...props} />;
  if (items.length === 4) return <Sheet {...props} />;
  return items.length % 3 === 0 ? <Columns {...props} /> : <Ledger {...props} />;
}

/** As entries of a ledger; beside them, one of them at work: in sight on a tint while the others pass, or on a block from the window's edge. */
function Rows({id, title, text, items, picture, place}: SectionProps) {
  return (
    <Section id={id} className="border-line border-t bg-sheet py-section" title={title} text={text}>
      {place === 'edge' ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <div className="-ml-bleed bg-p-solid px-gutter py-12 max-xl:-mr-bleed xl:rounded-r-md xl:pl-bleed">
            {picture}
          </div>
          <TextList items={items} className="entries feature-pairs" icon="feature" boxed />
        </div>
      ) : (
        <div className="grid items-start gap-x-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <TextList items={items} className="entries rows feature-rows" icon="feature" boxed />
          <div className="sticky top-28 rounded-md bg-p-tint px-8 pt-10 max-lg:hidden">{picture}</div>
        </div>
      )}
    </Section>
  );
}

/** Four on one sheet, folded in four; a knot holds the fold. */
function Sheet({id, title, text, items}: SectionProps) {
  return (
    <Section id={id} className="py-section [.on-paper+&]:pt-0" title={title} text={text}>
      <div className="relative rounded-md border border-line bg-sheet">
        <TextList items={items} className="feature-sheet" icon="feature" />
        <Icon
          name="icon-knot"
          className="-translate-1/2 absolute top-1/2 left-1/2 size-13 bg-sheet p-2 text-p max-sm:hidden"
        />
      </div>
    </Section>
  );
}

/** Three, or two rows of three, side by side between hairlines; on a sheet where plain paper comes before. */
function Columns({id, title, text, items}: SectionProps) {
  return (
    <Section id={id} className="feature-columns py-section" title={title} text={text}>
      <TextList
        items={items}
        className={`entries grid gap-x-16 lg:grid-cols-3 ${items.length > 3 ? '' : 'few'}`}
        icon="feature"
      />
    </Section>
  );
}

/** Many on an open ledger: two pages ruled alike, with the fold's double line between them. */
function Ledger({id, title, text, items}: SectionProps) {
  return (
    <Section id={id} className="border-line border-y bg-sheet py-section" title={title} text={text}>
      <TextList items={items} className="entries rows row-pairs feature-ledger" icon="feature" boxed />
    </Section>
  );
}
