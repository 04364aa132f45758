/** An open box of kaju katli, which are cut in diamonds. 212 × 190. */
export function MithaiBox() {
  const rows = [
    {y: -92, xs: [46, 86, 126, 166], size: 17},
    {y: -72, xs: [26, 66, 106, 146, 186], size: 19},
  ];
  return (
    <>
      <path fill="oklch(.52 .17 8)" d="M2-190h208l-14 84H16z" />
      <path fill="oklch(.62 .17 8)" d="M16-180h180l-11 66H27z" />
      <path fill="oklch(.84 .14 84)" d="M106-172l17 25-17 25-17-25zM60-160l9 13-9 13-9-13zM152-160l9 13-9 13-9-13z" />
      <path fill="oklch(.8 .07 80)" d="M16-106h180l16 48H0z" />
      {rows.map(({y, xs, size}) =>
        xs.map((x) => (
          <g key={x}>
            <path
              fill="oklch(.95 .03 92)"
              d={`M${x} ${y - size * 0.7}l${size} ${size * 0.7}-${size} ${size * 0.7}-${size}-${size * 0.7}z`}
            />
            <path
              fill="oklch(.86 .012 260)"
              d={`M${x} ${y - size * 0.4}l${size * 0.6} ${size * 0.4}-${size * 0.6} ${size * 0.4}-${size * 0.6}-${size * 0.4}z`}
            />
          </g>
        )),
      )}
      <path fill="oklch(.58 .18 8)" d="M0-60h212V0H0z" />
      <path fill="oklch(0 0 0/.16)" d="M162-60h50V0h-50z" />
      <path fill="oklch(.97 .02 88)" d="M66-50h80v40H66z" />
      <path fill="oklch(.58 .18 8)" d="M106-46l11 16-11 16-11-16z" />
    </>
  );
}
