import {Drawing} from '@/components/ui/Drawing';

type Props = {label: string; yes: boolean};

/** Whether a plan has a feature: a knot or a dash, and the word for those who do not see it. */
export function ComparisonMark({label, yes}: Props) {
  return (
    <>
      {yes ? <Drawing name="icon-knot" /> : <Drawing name="icon-minus" className="no" />}
      <span>{label}</span>
    </>
  );
}
