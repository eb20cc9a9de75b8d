import type { Logger } from 'pino';

interface Running {
  /** Registers a resource to close on shutdown, last in first out. */
  closeLater(close: () => Promise<unknown>): void;
  /** Shuts down because of a failure, with exit code 1. */
  fail(reason: string, error?: unknown): void;
  /** Aborted when the shutdown begins; a start that is waiting for something then gives up. */
  stopping: AbortSignal;
}

export type Start = (running: Running) => Promise<void>;

/** In ms. Leaves `exit` listeners time to kill processes within 25 s. */
export const LONGEST_STOP = 23_000;

/** In ms: for what closes by itself after it was told to, such as a connection's last bytes. */
const LAST_WORDS = 5000;

/**
 * Runs a server until SIGTERM, SIGINT or SIGHUP, an uncaught error, or the end of its launcher. Then closes everything in order
 * and ends, after `longestStop` ms at the latest; what is still open then has to close on the event `exit`. If the start throws,
 * its message is printed, and everything already opened is closed.
 */
export function runUntilStopped(log: Logger, start: Start, longestStop = LONGEST_STOP): void {
  const closers: (() => Promise<unknown>)[] = [];
  const stopping = new AbortController();

  async function stop(reason: string, exitCode: number): Promise<void> {
    // npm, the launcher and the terminal may each send the same signal.
    if (stopping.signal.aborted) return;
    stopping.abort();
    process.exitCode = exitCode;
    log.debug({ reason }, 'stopping');
    setTimeout(() => process.exit(1), longestStop).unref();
    // A start in progress may still register resources to close.
    await started;
    for (const close of closers.toReversed()) await close().catch(notClosed);
    endByItself();
  }

  // `process.exit` waits for V8's threads, which may wait for a garbage collection that only this thread could make: then
  // both wait for ever (nodejs/node#54918). A process in which nothing is open any more wakes them before it waits.
  function endByItself(): void {
    process.channel?.unref();
    const end = () => {
      log.warn({ open: process.getActiveResourcesInfo() }, 'something was left open');
      process.exit();
    };
    setTimeout(end, LAST_WORDS).unref();
  }

  function notClosed(error: unknown): void {
    process.exitCode = 1;
    log.error({ err: error }, 'could not shut down cleanly');
  }

  function fail(reason: string, error?: unknown): void {
    log.fatal({ err: error }, reason);
    void stop(reason, 1);
  }

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(signal, 0));
  process.on('disconnect', () => void stop('the launcher is gone', 0));
  process.on('uncaughtException', (error) => fail('uncaught error', error));
  const closeLater = (close: () => Promise<unknown>) => void closers.push(close);
  const started = start({ closeLater, fail, stopping: stopping.signal }).catch((error) => {
    if (stopping.signal.aborted) return;
    if (process.env.NODE_ENV === 'production') log.fatal(error.message);
    else console.error(error.message);
    log.debug({ err: error }, 'could not start');
    void stop('could not start', 1);
  });
}
