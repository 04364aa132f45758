export const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

export const mean = (numbers: readonly number[]) => sum(numbers) / numbers.length;

/** Minutes since midnight of a time on the 24-hour clock: `'09:30'` → 570. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
