/** A pin brush, on its handle. 92 × 236. */
export function GroomingBrush() {
  const pins = [-206, -186, -166, -146, -126] as const;
  return (
    <>
      <path
        fill="oklch(.7 .11 66)"
        d="M46-236c32 0 46 26 46 62 0 44-22 62-30 84-6 16 2 44 2 74 0 12-8 16-18 16s-18-4-18-16c0-30 8-58 2-74-8-22-30-40-30-84 0-36 14-62 46-62z"
      />
      <path
        fill="oklch(.58 .1 60)"
        d="M46-236c32 0 46 26 46 62 0 44-22 62-30 84-6 16 2 44 2 74 0 12-8 16-18 16 8-30 2-60 4-90 6-26 28-44 28-82 0-40-10-56-32-64z"
      />
      <path fill="oklch(.66 .16 12)" d="M46-222c24 0 34 20 34 48s-16 58-34 58-34-30-34-58 10-48 34-48z" />
      {pins.map((y) => (
        <path
          key={y}
          stroke="oklch(.95 .02 60)"
          strokeWidth="6"
          strokeDasharray="4 9"
          d={`M${y % 4 ? 26 : 32} ${y}h${y % 4 ? 43 : 30}`}
        />
      ))}
      <path fill="oklch(.93 .05 86)" d="M46-48l8 12-8 12-8-12z" />
    </>
  );
}
