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
