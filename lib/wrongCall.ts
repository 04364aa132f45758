/** A command was called with something that it cannot do: the message says what it can. */
export class WrongCall extends Error {}

/**
 * Runs a command. A wrong call is answered by its message alone and exit code 2; whatever else is thrown, as Node does.
 * @param more what is said after the message
 */
export async function answering(command: () => unknown, more: readonly string[] = []): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof WrongCall)) throw error;
    console.error([error.message, ...more].join('\n'));
    process.exitCode = 2;
  }
}
