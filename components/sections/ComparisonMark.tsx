import {Icon} from '@/components/ui/Icon';

type Props = {label: string; yes: boolean};

/** Whether a plan has a feature: a knot or a dash, and the word for those who do not see it. */
export function ComparisonMark({label, yes}: Props) {
  return (
    <>
      {yes ? <Icon name="icon-knot" /> : <Icon name="icon-minus" className="no" />}
      <span>{label}</span>
    </>
  );
}
