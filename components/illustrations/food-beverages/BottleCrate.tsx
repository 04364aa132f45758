/** A crate of cold drinks on their way out; the empties come back in it. 312 × 300. */
export function BottleCrate() {
  const drinks = ['oklch(.74 .17 58)', 'oklch(.46 .1 40)', 'oklch(.72 .15 128)', 'oklch(.66 .18 12)'];
  return (
    <>
      {drinks.map((drink, index) => (
        <g key={drink} transform={`translate(${22 + index * 69} 0) scale(1.18 1.1)`}>
          <path fill={drink} d="M19-286h14v42c0 16 17 22 17 46v78H2v-78c0-24 17-30 17-46z" />
          <path fill="oklch(1 0 0/.32)" d="M19-286h5v44c0 18-13 24-13 46v76H2v-78c0-24 17-30 17-46z" />
          <path fill="oklch(.97 .02 88)" d="M2-196h48v32H2z" />
          <path className="fill-cloth" d="M26-192l8 12-8 12-8-12zM15-300h22l3 14H12z" />
        </g>
      ))}
      <path fill="oklch(.5 .1 205)" d="M8-132h296l-6 132H14z" />
      <path
        fill="oklch(.36 .07 210)"
        d="M26-112h52l1 40H28zM28-60h52v40H29zM234-112h52l-2 40h-51zM232-60h52l-1 40h-51z"
      />
      <path fill="oklch(.6 .1 200)" d="M0-158h312v34H0zM10-12h292l-1 12H11z" />
      <path fill="oklch(.68 .09 198)" d="M0-158h312v8H0z" />
      <path fill="oklch(.36 .07 210)" d="M112-146h88q8 0 8 7t-8 7h-88q-8 0-8-7t8-7z" />
      <path fill="oklch(0 0 0/.15)" d="M262-158h50v34h-8L298 0h-36z" />
      <path fill="oklch(.97 .02 88)" d="M100-108h112v84H100z" />
      <path fill="none" className="stroke-cloth" strokeWidth="2" strokeDasharray="8 5" d="M107-101h98v70h-98z" />
      <path className="fill-cloth" d="M156-96l21 30-21 30-21-30z" />
      <path className="fill-marigold" d="M156-82l11 16-11 16-11-16z" />
    </>
  );
}
