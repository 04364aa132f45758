/** The rail that the garments hang from. 484 × 388. */
export function ClothesRail() {
  return (
    <>
      <path fill="oklch(.66 .1 66)" d="M14-388h12V0H14zM458-388h12V0h-12z" />
      <path fill="oklch(.54 .1 58)" d="M21-388h5V0h-5zM465-388h5V0h-5z" />
      <path fill="oklch(.76 .1 76)" d="M0-376h484v10H0zM0-10h40V0H0zM444-10h40V0h-40zM20-40h444v9H20z" />
      <path className="fill-cloth" d="M20-400l10 13-10 13-10-13zM464-400l10 13-10 13-10-13z" />
    </>
  );
}
