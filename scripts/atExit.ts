const tasks = new Set<() => void>();
let listening = false;

/**
 * Does something, at the latest when this process ends, also when somebody ends it. Returns what does it at once, and
 * then not again.
 */
export function atExit(task: () => void): () => void {
  if (!listening) listen();
  tasks.add(task);
  return () => {
    if (tasks.delete(task)) task();
  };
}

function listen() {
  listening = true;
  process.on('exit', () => {
    for (const task of tasks) task();
  });
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
}
