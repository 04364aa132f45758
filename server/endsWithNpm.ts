/** How often it is looked whether npm is still there, in milliseconds. */
const pollEvery = 500;

/** npm runs a script in a shell, which keeps a signal to itself: the end of that shell is the signal then. */
export function endsWithNpm(stop: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const {ppid} = process;
  const poll = setInterval(() => {
    if (process.ppid === ppid) return;
    clearInterval(poll);
    stop();
  }, pollEvery);
  poll.unref();
}
