/** A command was called with something that it cannot do: the message says what it can. */
export class UsageError extends Error {}

/**
 * Runs a command. A usage error is answered by its message alone and exit code 2; whatever else is thrown, as Node does.
 * @param usage what is said after the message
 */
export async function runCommand(command: () => unknown, usage: readonly string[] = []): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error([error.message, ...usage].join('\n'));
    process.exitCode = 2;
  }
}

/**
 * The number that somebody typed, for an option or an environment variable.
 * @throws UsageError that names it, when it is no whole number within these bounds
 */
export function wholeNumber(name: string, typed: string, [from, to]: readonly [from: number, to: number]): number {
  // Windows leaves the space before a `&&` in a variable.
  const number = /^\s*\d{1,9}\s*$/.test(typed) ? Number(typed) : Number.NaN;
  if (number >= from && number <= to) return number;
  throw new UsageError(`${name} is "${typed}", but it must be a whole number from ${from} to ${to}.`);
}
