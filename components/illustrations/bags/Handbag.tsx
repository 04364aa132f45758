/** A handbag in tan leather, its flap closed with the diamond. 176 × 218. */
export function Handbag() {
  return (
    <>
      <path fill="none" stroke="oklch(.46 .1 44)" strokeWidth="11" d="M46-132c0-110 84-110 84 0" />
      <path
        fill="none"
        stroke="oklch(.66 .12 52)"
        strokeWidth="3"
        strokeDasharray="8 6"
        d="M46-132c0-110 84-110 84 0"
      />
      <path fill="oklch(.82 .1 86)" d="M38-142h16v22H38zM122-142h16v22h-16z" />
      <path fill="oklch(.6 .12 48)" d="M24-132h128l24 118q0 14-14 14H14Q0 0 0-14z" />
      <path fill="oklch(1 0 0/.18)" d="M24-132h18L22-14q0 12 8 14H14Q0 0 0-14z" />
      <path fill="oklch(0 0 0/.14)" d="M134-132h18l24 118q0 14-14 14h-18q12-2 10-14z" />
      <path fill="oklch(.52 .11 44)" d="M20-132h136l12 54q-80 44-160 0z" />
      <path fill="none" stroke="oklch(.8 .1 70)" strokeWidth="3" strokeDasharray="8 6" d="M20-84q68 34 136 0" />
      <path fill="oklch(.84 .1 88)" d="M88-84l17 23-17 23-17-23z" />
      <path fill="oklch(.52 .11 44)" d="M88-71l8 10-8 10-8-10z" />
    </>
  );
}
