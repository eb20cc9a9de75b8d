import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { quantile } from '../../../bench/run/figures.ts';

export interface Watched {
  /** 99th percentile in milliseconds. */
  p99: number;
  count: number;
  /** The address, for the report. */
  how: string;
}

const EVERY_MS = 20;

/** Sends a GET every 20 ms, for a duration or until a promise settles. Without a URL: to a bare server in this thread. */
export async function watchGets(url: string | undefined, until: number | Promise<unknown>): Promise<Watched> {
  const server = url ? null : createServer((_, response) => response.end('{}')).listen(0, '127.0.0.1');
  if (server) await new Promise((resolve) => server.once('listening', resolve));
  const target = url ?? `http://127.0.0.1:${(server!.address() as AddressInfo).port}/`;
  let running = true;
  const end = typeof until === 'number' ? wait(until) : until;
  void end.finally(() => {
    running = false;
  });
  const times: number[] = [];
  while (running) {
    const begun = performance.now();
    await (await fetch(target)).text();
    times.push(performance.now() - begun);
    await wait(EVERY_MS);
  }
  server?.close();
  server?.closeAllConnections();
  const how = url ? `of ${url}` : "of a bare server on the reader's main thread";
  return { p99: quantile(times, 0.99), count: times.length, how };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
