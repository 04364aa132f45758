/** A cane hamper, woven in diamonds: tea, honey and hair oil in straw, tied in cloth. 260 × 262. */
export function HamperBasket() {
  return (
    <>
      <pattern id="hamper-weave" width="26" height="26" patternUnits="userSpaceOnUse">
        <path fill="oklch(.62 .11 62)" d="M13 3l7 10-7 10-7-10z" />
      </pattern>
      <path fill="none" stroke="oklch(.6 .11 60)" strokeWidth="13" d="M20-140V-176C20-290 240-290 240-176v36" />
      <path fill="none" stroke="oklch(.76 .1 74)" strokeWidth="4" d="M20-140V-176C20-290 240-290 240-176v36" />
      <path fill="oklch(.52 .12 158)" d="M42-214h60v90H42zM42-214l10-16h40l10 16z" />
      <path fill="oklch(1 0 0/.22)" d="M42-214l10-16h40l10 16z" />
      <path fill="oklch(0 0 0/.16)" d="M86-214h16v90H86z" />
      <path fill="oklch(.97 .02 88)" d="M50-196h36v40H50z" />
      <path fill="oklch(.52 .12 158)" d="M68-190l10 14-10 14-10-14z" />
      <path className="fill-cloth" d="M112-232h56v18h-56z" />
      <path fill="oklch(.84 .14 84)" d="M108-214h64v94h-64z" />
      <path fill="oklch(.92 .09 90)" d="M108-214h14v94h-14z" />
      <path fill="oklch(.97 .02 88)" d="M108-196h64v42h-64z" />
      <path className="fill-cloth" d="M140-192l12 17-12 17-12-17z" />
      <path fill="oklch(.32 .06 60)" d="M190-242h18v16h-18z" />
      <path fill="oklch(.7 .15 12)" d="M191-226h16v12l13 13v80h-42v-80l13-13z" />
      <path fill="oklch(1 0 0/.26)" d="M191-226h5v105h-18v-80l13-13z" />
      <path fill="oklch(.97 .02 88)" d="M178-190h42v36h-42z" />
      <path fill="oklch(.7 .15 12)" d="M199-187l10 15-10 15-10-15z" />
      <path
        fill="oklch(.88 .08 90)"
        d="M16-132l22-26 16 20 22-24 20 22 22-24 18 22 24-22 18 22 22-22 18 22 26-16v26H16z"
      />
      <path fill="oklch(.76 .1 74)" d="M12-116h236L226 0H34z" />
      <path fill="url(#hamper-weave)" d="M12-116h236L226 0H34z" />
      <path fill="oklch(0 0 0/.14)" d="M206-116h42L226 0h-34z" />
      <path fill="oklch(.82 .09 80)" d="M0-140h260v28H0z" />
      <path stroke="oklch(.62 .11 62)" strokeWidth="3" strokeDasharray="12 8" d="M6-126h248" />
      <path
        className="fill-cloth"
        d="M130-126 76-162 66-92zM130-126l54-36 10 70zM130-126l-34 86 20 4 14-66 14 66 20-4z"
      />
      <path fill="oklch(0 0 0/.16)" d="M130-126 66-92l8-30zM130-126l64 34-8-30z" />
      <path className="fill-marigold" d="M130-148l15 22-15 22-15-22z" />
    </>
  );
}
