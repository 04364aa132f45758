import {Drawing} from '@/components/ui/Drawing';

const stars = [1, 2, 3, 4, 5];

/** Five stars, filled up to a share of them (0 to 1). Decorative: the score stands beside it in figures. */
export function StarRow({share, className = 'size-5'}: {share: number; className?: string}) {
  const row = stars.map((star) => <Drawing key={star} name="icon-star" className={`flex-none ${className}`} />);
  return (
    <span aria-hidden="true" className="relative inline-block align-middle forced-color-adjust-none">
      <span className="flex gap-1 text-ink-2/30">{row}</span>
      <span
        className="absolute inset-y-0 left-0 flex gap-1 overflow-hidden text-cloth-text"
        style={{width: `${share * 100}%`}}
      >
        {row}
      </span>
    </span>
  );
}
