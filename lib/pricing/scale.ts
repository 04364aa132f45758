/** Where a value lies on a slider, 0 to 1. The slider goes by stops: the distance between two of them is the same everywhere. */
export function positionOn(stops: readonly number[], value: number): number {
  const after = stops.findIndex((stop) => stop >= value);
  const [low = value, high = value] = [stops[after - 1], stops[after]];
  if (after <= 0) return after === 0 ? 0 : 1;
  return (after - 1 + (value - low) / (high - low)) / (stops.length - 1);
}
