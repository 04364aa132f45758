const rows = [-160, -124, -88, -52, -16] as const;

/** A strip of ten tablets, two of them taken. 116 × 196. */
export function TabletStrip() {
  return (
    <>
      <path fill="oklch(.84 .02 240)" d="M0-196h116V0H0z" />
      <path fill="oklch(.92 .012 240)" d="M0-196h14V0H0zM36-196h30L36 0H14z" />
      <path
        stroke="oklch(.62 .03 250)"
        strokeWidth="2"
        strokeDasharray="5 4"
        d="M0-151h116M0-115h116M0-79h116M0-43h116"
      />
      {rows.map((y, row) =>
        [32, 84].map((x) => (
          <g key={x} transform={`translate(${x} ${y - 10})`}>
            <path fill="oklch(.7 .03 245)" d="M-9-12H9a12 12 0 0 1 0 24H-9a12 12 0 0 1 0-24z" />
            {row > 0 || x > 32 ? (
              <>
                <path fill="oklch(.64 .18 8)" d="M-8-9H8a9 9 0 0 1 0 18H-8A9 9 0 0 1-8-9z" />
                <path fill="oklch(.95 .02 60)" d="M-8-9h8V9h-8A9 9 0 0 1-8-9z" />
              </>
            ) : (
              <path fill="oklch(.5 .04 255)" d="M-8-8 10-4 4 9-10 6z" />
            )}
          </g>
        )),
      )}
    </>
  );
}
