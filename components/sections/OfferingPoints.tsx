type Props = {points: readonly {label: string; value: string}[]; className?: string};

/** Facts as a ruled column: what is asked on the left, the answer on the right. */
export function OfferingPoints({points, className = ''}: Props) {
  return (
    <dl className={`offering-points ${className}`}>
      {points.map(({label, value}) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
