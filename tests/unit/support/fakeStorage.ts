/** A fake `Storage`, with its records as own properties. */
export const fakeStorage = (records: Record<string, string> = {}): Storage =>
  Object.assign(
    Object.create({
      getItem(this: Record<string, string>, key: string) {
        return this[key] ?? null;
      },
      removeItem(this: Record<string, string>, key: string) {
        delete this[key];
      },
    }),
    records,
  );
