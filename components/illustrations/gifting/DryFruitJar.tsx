/** A jar of almonds under a cloth lid. 110 × 196. */
export function DryFruitJar() {
  const almonds = [
    [24, -128],
    [52, -134],
    [82, -126],
    [38, -112],
    [68, -114],
    [94, -106],
    [22, -98],
    [28, -38],
    [56, -34],
    [84, -38],
    [42, -24],
    [70, -24],
  ];
  return (
    <>
      <path
        fill="oklch(.9 .03 210)"
        d="M22-166h66v10c14 4 20 12 20 26V-10q0 10-10 10H12Q2 0 2-10v-120c0-14 6-22 20-26z"
      />
      <path fill="oklch(.6 .1 56)" d="M8-118q26-22 50-18t44 14V-12q0 6-6 6H14q-6 0-6-6z" />
      {almonds.map(([x, y]) => (
        <path key={`${x} ${y}`} fill="oklch(.72 .1 62)" d={`M${x} ${y}l9 7-9 7-9-7z`} />
      ))}
      <path fill="oklch(.97 .02 88)" d="M2-88h106v46H2z" />
      <path fill="oklch(.5 .12 158)" d="M55-84l13 19-13 19-13-19z" />
      <path fill="oklch(1 0 0/.3)" d="M12-140h12v130H12z" />
      <path className="fill-cloth" d="M12-196h86l10 30H2z" />
      <path className="stroke-thread" strokeWidth="3" strokeDasharray="9 6" d="M6-174h98" />
    </>
  );
}
