import {Drawing} from '@/components/ui/Drawing';

type Props = {label: string; yes: boolean; raised?: boolean};

/** Whether a plan has a feature: a knot or a dash, and the word for those who do not see it. */
export function ComparisonMark({label, yes, raised}: Props) {
  return (
    <>
      {yes ? (
        <Drawing
          name="icon-knot"
          className={`mx-auto size-4 text-cloth-text ${raised ? 'sm:text-marigold print:text-cloth-text' : ''}`}
        />
      ) : (
        <Drawing name="icon-minus" className="mx-auto size-3 opacity-60" />
      )}
      <span className="sr-only">{label}</span>
    </>
  );
}
