type Props = {points: readonly {label: string; value: string}[]; className?: string};

/** Facts as a ruled column: what is asked on the left, the answer on the right. */
export function OfferingPoints({points, className = ''}: Props) {
  return (
    <dl className={`border-line border-t ${className}`}>
      {points.map(({label, value}) => (
        <div
          key={label}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b py-2 leading-snug max-sm:text-note sm:py-3"
        >
          <dt>{label}</dt>
          <dd className="font-semibold text-p">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
