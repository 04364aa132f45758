import {Icon} from '@/components/ui/Icon';

const stars = [1, 2, 3, 4, 5];

/** Five stars, filled up to a share of them (0 to 1). Decorative: the score stands beside it in figures. */
export function StarRow({share, className = ''}: {share: number; className?: string}) {
  const row = stars.map((star) => <Icon key={star} name="icon-star" />);
  return (
    <span aria-hidden="true" className={`star-row ${className}`}>
      <span>{row}</span>
      <span style={{width: `${share * 100}%`}}>{row}</span>
    </span>
  );
}
