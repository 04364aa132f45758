/** One line of JSON for each entry, for any log collector. No entry has the visitor's IP address or headers. */

/** Logs an error with the request's query, which is often needed to reproduce it. */
export function logError(error: unknown, method: string, target: string) {
  const reason = error instanceof Error ? error.stack : String(error);
  console.error(JSON.stringify({time: new Date(), level: 'error', method, target, error: reason}));
}

type Request = {
  method: string;
  target: string;
  status: number;
  /** From its arrival to the last byte of the response. */
  milliseconds: number;
  /** Whether the client received the whole response. */
  complete: boolean;
};

/** Logs a finished request without its query, which may identify the visitor: links in emails, for example, may carry a name. */
export function logRequest({target, ...request}: Request) {
  const [path] = target.split('?');
  console.log(JSON.stringify({time: new Date(), level: 'info', ...request, path}));
}
