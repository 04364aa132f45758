/** Three rolls of cloth on end: striped, plain, in diamonds. 178 × 304. */
export function ClothRolls() {
  return (
    <>
      <path fill="oklch(.74 .07 74)" d="M18-258h20v20H18zM76-304h22v22H76zM140-276h20v20h-20z" />
      <path fill="oklch(.58 .07 66)" d="M28-258h10v20H28zM88-304h10v22H88zM150-276h10v20h-10z" />
      <path fill="oklch(.9 .05 88)" d="M0-246h56V0H0z" />
      <path
        fill="oklch(.55 .14 255)"
        d="M0-222h56v16H0zM0-182h56v6H0zM0-152h56v16H0zM0-112h56v6H0zM0-82h56v16H0zM0-42h56v6H0z"
      />
      <path fill="oklch(0 0 0/.13)" d="M38-246h18V0H38z" />
      <path fill="oklch(.58 .12 130)" d="M56-290h62V0H56z" />
      <path fill="oklch(.68 .12 128)" d="M56-290h16V0H56z" />
      <path fill="oklch(0 0 0/.16)" d="M100-290h18V0h-18z" />
      <path className="stroke-thread" strokeWidth="3" strokeDasharray="9 6" d="M94-286V-4" />
      <path fill="oklch(.5 .15 350)" d="M120-262h58V0h-58z" />
      <path fill="oklch(.6 .15 350)" d="M120-262h14V0h-14z" />
      <path
        fill="oklch(.86 .1 84)"
        d="M149-248l9 14-9 14-9-14zM149-208l9 14-9 14-9-14zM149-168l9 14-9 14-9-14zM149-128l9 14-9 14-9-14zM149-88l9 14-9 14-9-14zM149-48l9 14-9 14-9-14z"
      />
      <path fill="oklch(0 0 0/.16)" d="M162-262h16V0h-16z" />
    </>
  );
}
