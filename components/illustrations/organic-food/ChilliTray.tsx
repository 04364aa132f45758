const chillies = [
  [12, -40, -32],
  [150, -38, 212],
  [46, -60, -16],
  [120, -58, 190],
  [20, -28, -8],
  [92, -32, 0],
  [62, -44, 12],
] as const;

/** Dry chillies heaped on a cane tray. 172 × 90. */
export function ChilliTray() {
  return (
    <>
      <path fill="oklch(.4 .14 26)" d="M8-34q28-44 76-50 52 4 80 50z" />
      <g stroke="oklch(.62 .11 120)" strokeWidth="5">
        {chillies.map(([x, y, turn], n) => (
          <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
            <path fill="none" d="M4 0q-9 0-14-7" />
            <path
              fill={n % 2 ? 'oklch(.47 .18 26)' : 'oklch(.6 .21 29)'}
              stroke="none"
              d="M0 0c2-14 22-14 38-8 10 4 20 4 28-2-4 18-24 24-42 18C12 11 0 8 0 0z"
            />
          </g>
        ))}
      </g>
      <path fill="oklch(.74 .1 74)" d="M0-32h172L152 0H20z" />
      <path fill="oklch(0 0 0/.13)" d="M132-32h40L152 0h-32z" />
      <path fill="none" stroke="oklch(.56 .1 62)" strokeWidth="3" strokeDasharray="12 8" d="M12-18h148" />
      <path fill="oklch(.84 .09 80)" d="M-4-38h180v12H-4z" />
    </>
  );
}
