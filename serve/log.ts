/** What the operator reads: a line of JSON each, for any collector of logs. Nothing in it says who the visitor is. */

/** An error and the request that met it, with its query: without that, few can be made to happen again. */
export function logError(error: unknown, method: string, target: string) {
  const reason = error instanceof Error ? error.stack : String(error);
  console.error(JSON.stringify({time: new Date(), level: 'error', method, target, error: reason}));
}

type Request = {
  method: string;
  target: string;
  status: number;
  /** From its arrival to its last byte. */
  milliseconds: number;
  /** Whether the client took all of the answer. */
  complete: boolean;
};

/** A request that has ended, without its query: visitors come with addresses that others have made, and any of these may name them. */
export function logRequest({target, ...request}: Request) {
  const [path] = target.split('?');
  console.log(JSON.stringify({time: new Date(), level: 'info', ...request, path}));
}
