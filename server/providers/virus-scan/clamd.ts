import { createReadStream } from 'node:fs';
import { connect } from 'node:net';
import { pipeline } from 'node:stream/promises';
import type { Logger } from 'pino';
import { Problem } from '../../core/problem.ts';
import type { VirusScanner } from './index.ts';

/** Scans with the ClamAV daemon at `address` (`host:port`). `timeout`: timeout per file in ms. */
export function clamdScanner(address: string, log: Logger, timeout = 10_000): VirusScanner {
  return {
    async scan(path) {
      const verdict = await ask(address, framed(path), timeout).catch(
        (error: Error & { code?: string }) => `no answer: ${error.code ?? error.message}`,
      );
      if (verdict === 'stream: OK') return;
      const found = /^stream: (.*) FOUND$/.exec(verdict);
      log.warn({ verdict }, found ? 'a file is infected' : 'the virus scanner is failing');
      throw found ? new Problem('file_infected') : new Problem('virus_scan_unavailable', { retryAfter: 5 });
    },
  };
}

/** Throws if clamd does not answer. */
export async function pingClamd(address: string, timeout = 3000): Promise<void> {
  const answer = await ask(address, [Buffer.from('zPING\0')], timeout);
  if (answer !== 'PONG') throw new Error('clamd did not answer PONG');
}

type Chunks = Iterable<Buffer> | AsyncIterable<Buffer>;

// The protocol of clamd(8), INSTREAM: each chunk is preceded by its length, and an empty one ends the file; the answer ends with
// a zero byte.
async function* framed(path: string): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of createReadStream(path)) yield Buffer.concat([lengthOf(chunk), chunk]);
  yield lengthOf(Buffer.alloc(0));
}

function lengthOf(chunk: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return length;
}

async function ask(address: string, question: Chunks, timeout: number): Promise<string> {
  const { hostname, port } = new URL(`tcp://${address}`);
  const socket = connect(Number(port), hostname.replace(/^\[|\]$/g, ''));
  const alarm = setTimeout(() => socket.destroy(new Error('took too long')), timeout);
  const sending = new AbortController();
  // An error here closes the socket, so that reading the answer fails, too.
  pipeline(question, socket, { end: false, signal: sending.signal }).catch(() => {});
  try {
    // clamd may answer and hang up before it has received everything; the answer counts then.
    const answer = await readAll(socket);
    if (!answer) throw new Error('the connection was closed');
    return answer;
  } finally {
    clearTimeout(alarm);
    sending.abort();
    socket.destroy();
  }
}

async function readAll(socket: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of socket) {
    chunks.push(chunk);
    if (chunk.includes(0)) break;
  }
  return Buffer.concat(chunks).toString('utf8').replace(/\0.*$/s, '').trim();
}
