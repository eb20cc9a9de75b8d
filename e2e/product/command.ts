import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Answer, Order } from './command-host.ts';

let host: ChildProcess | null = null;
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs an operators' command on this worker's product and returns what it prints; throws what it says on failure. Commands of a
 * worker share one process: starting Node and loading the server's modules takes most of a command's time.
 */
export function runCommand(name: string, ...args: string[]): Promise<string> {
  const answer = last.then(() => ask({ name, args, env: { ...process.env } }));
  last = answer.catch(() => undefined);
  return answer;
}

async function ask(order: Order): Promise<string> {
  host ??= fork(path.join(import.meta.dirname, 'command-host.ts'), { execArgv: [] });
  const running = host;
  wait(running, true);
  running.send(order);
  const listening = new AbortController();
  const answer = await Promise.race([answerOf(running, listening), endOf(running, listening)]);
  listening.abort();
  wait(running, false);
  if (answer.failure !== null) throw new Error(`${order.name} ${order.args.join(' ')}: ${answer.failure}`);
  return answer.printed;
}

/** The host ends with its worker, which waits for an answer but never for the host. */
function wait(running: ChildProcess, isAsked: boolean): void {
  if (isAsked) running.ref();
  else running.unref();
  if (isAsked) running.channel?.ref();
  else running.channel?.unref();
}

async function answerOf(running: ChildProcess, { signal }: AbortController): Promise<Answer> {
  const [answer] = await once(running, 'message', { signal });
  return answer;
}

/** Wrong arguments end a command's process. */
async function endOf(running: ChildProcess, { signal }: AbortController): Promise<Answer> {
  await once(running, 'exit', { signal });
  host = null;
  return { printed: '', failure: 'ended: see above' };
}
