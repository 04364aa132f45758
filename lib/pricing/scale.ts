/** The position of a value on a slider, from 0 to 1. All stops have the same distance, regardless of their values. */
export function positionOn(stops: readonly number[], value: number): number {
  const next = stops.findIndex((stop) => stop >= value);
  if (next === 0) return 0;
  const low = stops[next - 1];
  const high = stops[next];
  // The value is higher than the last stop.
  if (low === undefined || high === undefined) return 1;
  const stopsBefore = next - 1 + (value - low) / (high - low);
  return stopsBefore / (stops.length - 1);
}
