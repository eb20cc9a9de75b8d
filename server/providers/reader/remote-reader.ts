import { createHmac, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as schemas from '@volante/reader/interface.ts';
import { ReaderError, type ScreenshotReader } from '@volante/reader/screenshots/ocr.ts';
import type { z } from 'zod';
import type { OutsideAnswer, OutsideCall } from '../../core/outside/outside-call.ts';
import { OutsideFault } from '../../core/outside/outside-fault.ts';

/** How long a picture may take, in ms, tries included: a driver's page gives up after 90 s, while documents are read by a job. */
const DEADLINE = { screenshot: 75_000, document: 240_000 };
/** Retry time in seconds for a reader that doesn't answer. */
const AWAY = 20;

interface RemoteReader {
  url: string;
  secret: string;
  outsideCall: OutsideCall;
  /** In ms; for tests. */
  deadline?: typeof DEADLINE;
}

/**
 * The reader at READER_URL. It refuses with `away` if that one doesn't answer, or not as described in `reader/README.md`. A
 * picture is sent twice at most, and nowhere else.
 */
export function openRemoteReader({ url, secret, outsideCall, deadline = DEADLINE }: RemoteReader): ScreenshotReader {
  const base = url.replace(/\/$/, '');
  const salt = randomBytes(32);
  const closing = new AbortController();
  let inProgress = 0;
  let usualMs = 2000;

  async function ask<Reading>(
    kind: keyof typeof schemas.paths,
    query: Record<string, string | undefined>,
    image: Uint8Array | string,
    shape: z.ZodType<Reading>,
  ): Promise<Reading> {
    if (closing.signal.aborted) throw new ReaderError('closed');
    const begun = performance.now();
    inProgress += 1;
    try {
      const answer = await outsideCall({
        service: 'reader',
        method: 'POST',
        url: `${base}${schemas.paths[kind]}?${queryOf(query, salt)}`,
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/octet-stream' },
        body: typeof image === 'string' ? await readFile(image) : image,
        accept: [422, 503],
        timeoutMs: deadline[kind],
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(deadline[kind])]),
        // Reading changes nothing, and another reader may take over from one that has just ended.
        idempotent: true,
        retries: 1,
      });
      if (answer.status >= 300) throw refusalOf(answer);
      const reading = answer.as(shape);
      usualMs += (performance.now() - begun - usualMs) / 4;
      return reading;
    } catch (error) {
      if (!(error instanceof OutsideFault)) throw error;
      if (closing.signal.aborted) throw new ReaderError('closed');
      throw new ReaderError('away', { message: error.message, retryAfter: AWAY });
    } finally {
      inProgress -= 1;
    }
  }

  return {
    read: ({ image, ...query }) => ask('screenshot', query, image, schemas.ScreenshotReading),
    readDocument: ({ image, ...query }) => ask('document', query, image, schemas.DocumentReading),
    secondsFor: async () => Math.ceil(usualMs / 1000),
    ready: async () => {},
    async close(grace = 0) {
      for (let waited = 0; waited < grace && inProgress > 0; waited += 20)
        await new Promise((resolve) => setTimeout(resolve, 20));
      closing.abort();
    },
  };
}

/** The application's key stays here: the reader gets a word that only tells applications apart, and changes at every start. */
function queryOf({ queueKey, ...query }: Record<string, string | undefined>, salt: Buffer): URLSearchParams {
  const said = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const params = new URLSearchParams(said);
  if (queueKey) params.set('queueKey', createHmac('sha256', salt).update(queueKey).digest('base64url').slice(0, 16));
  return params;
}

function refusalOf(answer: OutsideAnswer): Error {
  const { fault } = answer.as(schemas.Refusal);
  if (is(schemas.pictureFaults, fault)) return new ReaderError(fault);
  if (is(schemas.passingFaults, fault)) return new ReaderError(fault, { retryAfter: retryAfterOf(answer.headers) });
  return new ReaderError('away', { retryAfter: AWAY });
}

function is<Word extends string>(words: readonly Word[], word: string): word is Word {
  return (words as readonly string[]).includes(word);
}

/** In seconds; between one and five minutes' worth, whatever was said. */
function retryAfterOf(headers: Headers): number {
  const seconds = Number(headers.get('retry-after') ?? 5);
  return Number.isFinite(seconds) ? Math.min(300, Math.max(1, Math.ceil(seconds))) : 5;
}
