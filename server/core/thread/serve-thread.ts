// The thread's side of thread.ts.
import { parentPort } from 'node:worker_threads';

/** What a thread says about one piece of work. */
export type Said<Answer> = { answer: Answer } | { failed: unknown };

/** Loads once, then does one piece of work after the other. Import it in a module that is nothing but a thread. */
export async function serveThread<Work, Answer>(load: () => Promise<(work: Work) => Answer>): Promise<void> {
  const port = parentPort;
  if (!port) throw new Error('This module runs in a thread of its own.');
  const work = await load();
  port.on('message', (given: Work) => port.postMessage(doIt(() => work(given))));
}

function doIt<Answer>(work: () => Answer): Said<Answer> {
  try {
    return { answer: work() };
  } catch (failed) {
    return { failed };
  }
}
