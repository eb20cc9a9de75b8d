import type { Logger } from 'pino';

export interface Running {
  /** Adds what to close; what was added last is closed first. */
  closeLater(close: () => Promise<unknown>): void;
  /** Stops for a fault: all is closed in order and the exit code is 1. */
  fail(reason: string, error?: unknown): void;
}

/**
 * Runs a server until SIGTERM, SIGINT or SIGHUP, an error nobody caught, or the end of the launcher that
 * started it; then closes in order and ends the process, after `longestStop` ms in any case: what is still open
 * then has to end by the event `exit`. A start that throws prints the error's message and closes what it had opened.
 */
export function runUntilStopped(
  log: Logger,
  start: (running: Running) => Promise<void>,
  longestStop = LONGEST_STOP,
): void {
  const closers: (() => Promise<unknown>)[] = [];
  let stopping = false;

  async function stop(reason: string, exitCode: number): Promise<void> {
    // npm, the launcher and the terminal may each send the same signal.
    if (stopping) return;
    stopping = true;
    process.exitCode = exitCode;
    log.debug({ reason }, 'stopping');
    setTimeout(() => process.exit(1), longestStop);
    // A start that is under way has not yet said all there is to close.
    await started;
    for (const close of closers.toReversed()) await close().catch(notClosed);
    process.exit();
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
  const started = start({ closeLater: (close) => closers.push(close), fail }).catch((error) => {
    console.error(error.message);
    log.debug({ err: error }, 'could not start');
    void stop('could not start', 1);
  });
}

/** What `exit` listeners kill then is gone before 25 s are over. */
const LONGEST_STOP = 23_000;
