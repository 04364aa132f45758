/** A roll of khadi with a dyed border, tied in its own yarn. 212 × 84. */
export function KhadiRoll({cloth, border}: {cloth: string; border: string}) {
  return (
    <>
      <path fill={cloth} d="M42-84h130q40 8 40 42t-40 42H42z" />
      <path fill={border} d="M130-84h12V0h-12zM150-84h22q8 2 14 5v74q-6 3-14 5h-22z" />
      <path fill="oklch(1 0 0/.2)" d="M42-84h130q18 4 28 14H42z" />
      <path fill="oklch(0 0 0/.15)" d="M42-24h168Q202-4 172 0H42z" />
      <path className="stroke-thread" strokeWidth="4" d="M96-84V0M104-84V0" />
      <circle fill={cloth} cx="42" cy="-42" r="42" />
      <circle fill="oklch(0 0 0/.16)" cx="42" cy="-42" r="42" />
      <circle fill={cloth} cx="42" cy="-42" r="37" />
      <path
        fill="none"
        stroke={border}
        strokeWidth="4"
        d="M42-42a6 6 0 0 1 12 2 14 14 0 0 1-28 0 21 21 0 0 1 42-2 27 27 0 0 1-54 2"
      />
    </>
  );
}
