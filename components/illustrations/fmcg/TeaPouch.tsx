/** A pouch of tea, the plucked tip on its label. 128 × 196. */
export function TeaPouch() {
  return (
    <>
      <path fill="oklch(.47 .12 152)" d="M4-196h120l-4 24 8 60-4 112H4L0-112l8-60z" />
      <path fill="oklch(1 0 0/.2)" d="M4-196h18l2 24-8 60L20 0H4L0-112l8-60z" />
      <path fill="oklch(0 0 0/.18)" d="M104-196h20l-4 24 8 60-4 112h-20l6-112-8-60z" />
      <path stroke="oklch(.9 .09 95)" strokeWidth="3" strokeDasharray="3 5" d="M7-184h114" />
      <path fill="oklch(.55 .2 28)" d="M2-132h124l2 20-3 84H3L0-112z" />
      <path fill="oklch(.97 .02 88)" d="M64-126l36 46-36 46-36-46z" />
      <path
        fill="oklch(.52 .14 146)"
        d="M64-58c-20-8-26-26-22-40 16 4 22 18 22 40 0-22 6-36 22-40 4 14-2 32-22 40zM64-72c-10-16-10-28 0-42 10 14 10 26 0 42z"
      />
    </>
  );
}
