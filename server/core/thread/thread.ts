import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createKeyedMutex } from '../keyed-mutex.ts';
import { Problem } from '../problem.ts';
import type { Said } from './serve-thread.ts';

interface ThreadSettings {
  /** A module that calls `serveThread`. */
  script: URL;
  /** How long one piece of work may take, with the thread's start, in ms. */
  budget: number;
  /** MB of its heap. */
  memory: number;
  /** How long it is kept without work, in ms; a minute by default. */
  idle?: number;
}

/**
 * A thread beside the main one, for work of our own whose cost grows faster than its input: on the main thread it would stop every
 * other call. It starts on first use, works on one piece at a time, and ends when it was not needed for a minute. Work beyond
 * its budget is given up with `server_unavailable_error`. Files of strangers belong in a child process (`child-pool`) instead.
 */
export function createThread<Work, Answer>(settings: ThreadSettings): (work: Work) => Promise<Answer> {
  const exclusively = createKeyedMutex();
  let thread: Worker | null = null;
  let ending: NodeJS.Timeout | undefined;

  function start(): Worker {
    const started = new Worker(settings.script, {
      // No secrets, and none of the flags of this process.
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: settings.memory },
    });
    // Whoever waits gets the error, too.
    started.on('error', () => forget(started));
    started.on('exit', () => forget(started));
    return started;
  }

  function forget(ended: Worker): void {
    if (thread === ended) thread = null;
  }

  // Ending takes a while, and work that comes meanwhile needs a thread that lasts.
  function end(mine: Worker): Promise<unknown> {
    forget(mine);
    return mine.terminate();
  }

  async function run(work: Work): Promise<Answer> {
    clearTimeout(ending);
    thread ??= start();
    const mine = thread;
    const signal = AbortSignal.timeout(settings.budget);
    const over = new AbortController();
    mine.ref();
    try {
      const said = once(mine, 'message', { signal });
      const ended = once(mine, 'exit', { signal: over.signal }).then(() => {
        throw new Error('The thread ended during its work.');
      });
      mine.postMessage(work);
      const [outcome] = (await Promise.race([said, ended])) as [Said<Answer>];
      if ('failed' in outcome) throw outcome.failed;
      return outcome.answer;
    } catch (error) {
      if (!signal.aborted) throw error;
      await end(mine);
      throw new Problem('server_unavailable_error', { retryAfter: 5 });
    } finally {
      over.abort();
      mine.unref();
      ending = setTimeout(() => void end(mine), settings.idle ?? IDLE).unref();
    }
  }
  return (work) => exclusively('', () => run(work));
}

/** In ms. */
const IDLE = 60_000;
