const rows = [-226, -190, -154] as const;

/** A strip of tablets, half out of its box, one of them taken. 144 × 250. */
export function TabletStrip() {
  return (
    <>
      <path fill="oklch(.84 .02 240)" d="M14-248h116v120H14z" />
      <path fill="oklch(.92 .012 240)" d="M14-248h14v120H14zM52-248h30l-22 120H36z" />
      <path stroke="oklch(.62 .03 250)" strokeWidth="2" strokeDasharray="5 4" d="M14-208h116M14-172h116" />
      {rows.map((y) =>
        [46, 98].map((x) => (
          <g key={x} transform={`translate(${x} ${y})`}>
            <path fill="oklch(.7 .03 245)" d="M-9-12H9a12 12 0 0 1 0 24H-9a12 12 0 0 1 0-24z" />
            {y > -226 || x > 46 ? (
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
      <path fill="oklch(.4 .12 12)" d="M0-140h144v12H0z" />
      <path fill="oklch(.58 .17 10)" d="M0-132h144V0H0z" />
      <path fill="oklch(1 0 0/.22)" d="M0-132h18V0H0z" />
      <path fill="oklch(0 0 0/.15)" d="M116-132h28V0h-28z" />
      <path fill="oklch(.97 .02 88)" d="M0-98h144v66H0z" />
      <path fill="oklch(.58 .17 10)" d="M36-86l16 21-16 21-16-21z" />
      <path stroke="oklch(.26 .1 275)" strokeWidth="4" d="M66-78h56M66-65h56M66-52h34" />
      <path className="stroke-thread" strokeWidth="3" strokeDasharray="9 6" d="M8-16h128" />
    </>
  );
}
