import type {ReactNode} from 'react';

/** A knot of the cloth thread, big enough to carry a figure. */
export function Knot({className = '', children}: {className?: string; children?: ReactNode}) {
  return (
    <span className={`relative grid shrink-0 place-items-center ${className}`}>
      <svg viewBox="0 0 64 64" aria-hidden="true" className="absolute inset-0 size-full">
        <path className="fill-cloth" d="M32 0 56 32 32 64 8 32z" />
        <path
          className="stroke-thread"
          fill="none"
          strokeWidth="1.5"
          strokeDasharray="4 3"
          d="M32 8.500 49.600 32 32 55.500 14.400 32z"
        />
      </svg>
      <span className="relative font-semibold text-h3 text-on-cloth">{children}</span>
    </span>
  );
}
