/** A parrot's cage. 184 × 366. */
export function BirdCage() {
  return (
    <>
      <path fill="oklch(.84 .1 88/.1)" d="M14-40v-170c0-120 156-120 156 0v170z" />
      <path
        fill="oklch(.6 .15 140)"
        d="M96-216c24 0 34 20 32 42-2 34-22 56-40 72-12-22-20-52-16-80 2-22 10-34 24-34z"
      />
      <path fill="oklch(.5 .13 145)" d="M74-178c14 10 32 30 30 58l-30 72-14-4 22-60c-8-22-12-44-8-66z" />
      <path className="fill-cloth" d="M120-208q20 2 14 26l-16-10zM76-192q20 16 50 8l-1 8q-32 6-51-8z" />
      <circle fill="oklch(.2 .07 275)" cx="110" cy="-200" r="4" />
      <path fill="oklch(.6 .1 60)" d="M14-104h156v8H14z" />
      <path
        fill="none"
        stroke="oklch(.7 .12 78)"
        strokeWidth="4"
        d="M14-40v-170c0-120 156-120 156 0v170M40-40v-170c0-60 22-88 52-90M144-40v-170c0-60-22-88-52-90M66-40v-170c0-50 10-80 26-90M118-40v-170c0-50-10-80-26-90M14-150h156M14-210h156"
      />
      <path fill="none" stroke="oklch(.7 .12 78)" strokeWidth="6" d="M92-316a18 18 0 1 1 .1 0" />
      <path className="fill-cloth" d="M92-324l11 15-11 15-11-15z" />
      <path fill="oklch(.74 .13 80)" d="M0-48h184L174 0H10z" />
      <path fill="oklch(.84 .12 86)" d="M0-48h184v9H0z" />
      <path fill="oklch(0 0 0/.14)" d="M142-48h42L174 0h-32z" />
      <path fill="oklch(.97 .02 88)" d="M92-35l10 13-10 13-10-13zM56-32l7 10-7 10-7-10zM128-32l7 10-7 10-7-10z" />
    </>
  );
}
