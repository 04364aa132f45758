/** A share as a bar in the product's hue: 0 to 1. */
export function Meter({share}: {share: number}) {
  return (
    <span className="block h-2.5 border border-line bg-mist">
      <i className="-m-px block h-2.5 bg-p" style={{width: `${share * 100}%`}} />
    </span>
  );
}
