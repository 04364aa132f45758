const tasks = new Set<() => void>();

/**
 * Does something, at the latest when this process ends, also when somebody ends it. Returns what does it at once, and
 * then not again.
 */
export function atExit(task: () => void): () => void {
  if (!tasks.size) listen();
  tasks.add(task);
  return () => {
    if (tasks.delete(task)) task();
  };
}

let listens = false;

function listen() {
  if (listens) return;
  listens = true;
  process.on('exit', () => {
    for (const task of tasks) task();
  });
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
}
