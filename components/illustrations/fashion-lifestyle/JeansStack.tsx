const denims = [
  'oklch(.46 .1 258)',
  'oklch(.66 .09 250)',
  'oklch(.54 .11 255)',
  'oklch(.76 .06 245)',
  'oklch(.5 .11 257)',
];

/** Five pairs of jeans, folded. 196 × 190. */
export function JeansStack() {
  return (
    <>
      {denims.map((denim, index) => (
        <g key={denim} transform={`translate(${index % 2 ? 4 : 0} ${-38 * index})`}>
          <path fill={denim} d="M18-38h166q8 0 8 8v22q0 8-8 8H18q-18-2-18-19t18-19z" />
          <path fill="oklch(1 0 0/.16)" d="M18-38h166q8 0 8 7H12q-10 3-10 12-2-17 16-19z" />
          <path fill="none" stroke="oklch(.8 .13 72)" strokeWidth="2.5" strokeDasharray="8 5" d="M186-19H22" />
        </g>
      ))}
      <path fill="oklch(0 0 0/.14)" d="M152-190h36q8 0 8 8V-8q0 8-8 8h-36z" />
      <path fill="oklch(.62 .11 58)" d="M70-186h52v34H70z" />
      <path fill="oklch(.93 .05 86)" d="M96-182l9 13-9 13-9-13z" />
    </>
  );
}
