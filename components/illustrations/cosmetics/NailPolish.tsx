const bottles = [
  {x: 0, size: 1, color: 'oklch(.58 .2 20)', light: 'oklch(.72 .16 22)'},
  {x: 66, size: 0.86, color: 'oklch(.52 .11 190)', light: 'oklch(.68 .1 188)'},
];

/** Two bottles of nail polish. 124 × 160. */
export function NailPolish() {
  return (
    <>
      {bottles.map(({x, size, color, light}) => (
        <g key={x} transform={`translate(${x} 0) scale(${size})`}>
          <path fill="oklch(.84 .09 88)" d="M20-160h24l4 84H16z" />
          <path fill="oklch(.7 .1 78)" d="M36-160h8l4 84H38z" />
          <path fill={color} d="M14-80h36q14 8 14 26v40q0 14-14 14H14Q0 0 0-14v-40q0-18 14-26z" />
          <path fill={light} d="M14-80h8Q12-70 12-54v40q0 10 6 14h-4Q0 0 0-14v-40q0-18 14-26z" />
          <path fill="oklch(0 0 0/.16)" d="M44-80h6q14 8 14 26v40q0 14-14 14h-6q8-4 8-14v-40q0-16-8-26z" />
          <path fill="oklch(.97 .02 88)" d="M32-58l13 18-13 18-13-18z" />
        </g>
      ))}
    </>
  );
}
