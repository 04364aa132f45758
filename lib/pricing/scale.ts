/** Where a value lies on a slider, 0 to 1. The slider goes by stops: the distance between two of them is the same everywhere. */
export function positionOn(stops: readonly number[], value: number): number {
  const next = stops.findIndex((stop) => stop >= value);
  if (next === 0) return 0;
  const low = stops[next - 1];
  const high = stops[next];
  // Beyond the last stop.
  if (low === undefined || high === undefined) return 1;
  const stopsBefore = next - 1 + (value - low) / (high - low);
  return stopsBefore / (stops.length - 1);
}
