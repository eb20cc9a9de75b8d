import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Order } from './test-command-host.ts';

export interface Ended {
  code: number;
  out: string;
  err: string;
}

/** Ends what a command printed, on both streams. */
export const END = '\u0004';

let host: ChildProcess | null = null;
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs an operators' command, such as `link` or `privacy/person`, to its end, as a shell does: in another process, with this
 * environment. The commands of a test worker share that process.
 */
export function runCommand(name: string, args: string[], env: NodeJS.ProcessEnv): Promise<Ended> {
  const ended = last.then(() => run({ name, args, env }));
  last = ended.catch(() => undefined);
  return ended;
}

async function run(order: Order): Promise<Ended> {
  host ??= start();
  const running = host;
  hold(running, true);
  const said = Promise.all([untilEnd(running.stdout!), untilEnd(running.stderr!)]);
  running.send(order);
  const [[out, err], code] = await Promise.all([said, codeOf(running)]);
  hold(running, false);
  return { code, out, err };
}

function start(): ChildProcess {
  const file = path.join(import.meta.dirname, 'test-command-host.ts');
  const started = fork(file, { execArgv: [], stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  started.on('exit', () => {
    if (host === started) host = null;
  });
  for (const stream of [started.stdout, started.stderr]) stream?.setEncoding('utf8');
  return started;
}

/** The host ends with its worker, which waits for a command but never for the host. */
function hold(running: ChildProcess, isAsked: boolean): void {
  const pipes = [running.stdout, running.stderr] as unknown as { ref(): void; unref(): void }[];
  for (const item of [running, running.channel, ...pipes])
    if (isAsked) item?.ref();
    else item?.unref();
}

function untilEnd(stream: Readable): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const read = (more: string) => {
      text += more;
      if (text.endsWith(END)) done();
    };
    const done = () => {
      stream.off('data', read).off('close', done);
      resolve(text.replace(END, ''));
    };
    stream.on('data', read).on('close', done);
  });
}

async function codeOf(running: ChildProcess): Promise<number> {
  const listening = new AbortController();
  const { signal } = listening;
  const answered = once(running, 'message', { signal }).then(([code]) => code as number);
  const killed = once(running, 'exit', { signal }).then(([code]) => (code as number | null) ?? -1);
  return Promise.race([answered, killed]).finally(() => listening.abort());
}
