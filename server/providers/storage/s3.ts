import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as aws from '@aws-sdk/client-s3';
import { ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import type { Logger } from 'pino';
import { Problem } from '../../core/problem.ts';
import { checkKey, type Storage } from './storage.ts';

export interface S3Settings {
  bucket: string;
  region: string;
  /** Endpoint of a store other than Amazon's. */
  endpoint?: string | undefined;
  /** Default: the machine's own role, as found by the SDK. */
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined;
  /** Puts the bucket name into the path instead of the host. */
  pathStyle: boolean;
}

/**
 * In ms: for a whole put, for the beginning of any other response, without data in the middle of one, and for the pause after
 * faults.
 */
interface Timeouts {
  put: number;
  answer: number;
  idle: number;
  rest: number;
}

/**
 * Stores objects in a bucket of an S3-compatible store, below `media/`. If the store is down, slow or rejects us, every call
 * throws `server_unavailable_error` within its timeout and logs the reason. After five consecutive faults the circuit opens:
 * calls throw at once until a probe succeeds.
 */
export function openS3Storage(settings: S3Settings, log: Logger, timeouts: Timeouts = ordinary): Storage {
  const client = connect(settings, timeouts);
  const place = (key: string) => {
    checkKey(key);
    return { Bucket: settings.bucket, Key: prefix + key };
  };

  const breaker = circuitBreaker(
    handleWhen((error) => !isMissing(error)),
    { breaker: new ConsecutiveBreaker(5), halfOpenAfter: timeouts.rest },
  );
  breaker.onBreak(() => log.error('calls to the object store are paused'));
  breaker.onReset(() => log.info('the object store is back'));

  async function ask<Answer>(what: string, ms: number, work: (signal: AbortSignal) => Promise<Answer>) {
    const { signal, stop } = alarm(ms);
    try {
      return await breaker.execute(() => work(signal));
    } catch (error) {
      if (isMissing(error)) return null;
      log.error({ call: what, ...describe(error) }, 'the object store is failing');
      throw new Problem('server_unavailable_error', { retryAfter: 5 });
    } finally {
      stop();
    }
  }

  return {
    async put(key, source) {
      const where = place(key);
      const { size } = await stat(source);
      // With it the store refuses bytes that were changed on the way. All stores know this header, but not all know the newer
      // ones.
      const ContentMD5 = await hash(source);
      const done = await ask('put', timeouts.put, (abortSignal) =>
        twice(abortSignal, () => {
          const Body = createReadStream(source);
          const command = new aws.PutObjectCommand({ ...where, Body, ContentLength: size, ContentMD5 });
          return client.send(command, { abortSignal }).finally(() => Body.destroy());
        }),
      );
      // A put can't be "not found", unless the bucket is missing.
      if (!done) throw new Problem('server_unavailable_error', { retryAfter: 5 });
    },
    async get(key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const command = new aws.GetObjectCommand({ ...place(key), ...(Range && { Range }) });
      const found = await ask('get', timeouts.answer, (abortSignal) => client.send(command, { abortSignal }));
      return found ? (found.Body as Readable) : null;
    },
    async head(key) {
      const command = new aws.HeadObjectCommand(place(key));
      const found = await ask('head', timeouts.answer, (abortSignal) => client.send(command, { abortSignal }));
      return found && { size: found.ContentLength ?? 0 };
    },
    async delete(key) {
      // One by one: deleting several in one call requires checksums that not every store accepts.
      const command = new aws.DeleteObjectCommand(place(key));
      await ask('delete', timeouts.answer, (abortSignal) => client.send(command, { abortSignal }));
    },
    async *list(slice = '') {
      let after: string | undefined;
      do {
        const page = { Bucket: settings.bucket, Prefix: prefix + slice, ...(after && { ContinuationToken: after }) };
        const command = new aws.ListObjectsV2Command(page);
        const found = await ask('list', timeouts.answer, (abortSignal) => client.send(command, { abortSignal }));
        for (const { Key = '', LastModified = new Date() } of found?.Contents ?? []) {
          const key = Key.slice(prefix.length);
          // A sweep must never see other programs' objects in the bucket.
          if (isOurs(key)) yield { key, modifiedAt: LastModified };
        }
        after = found?.NextContinuationToken;
      } while (after);
    },
    async check() {
      const command = new aws.HeadBucketCommand({ Bucket: settings.bucket });
      const found = await ask('check', timeouts.answer, (abortSignal) => client.send(command, { abortSignal }));
      if (!found) throw new Error('the bucket does not exist');
    },
    // An object appears completely or not at all, and nothing is uploaded in parts.
    async tidy() {},
  };
}

const prefix = 'media/';
const ordinary: Timeouts = { put: 12_000, answer: 5000, idle: 30_000, rest: 5000 };

/** A client of the store, which gives up a connection and a silent response after these times, in ms. */
export function connect(
  { endpoint, region, credentials, pathStyle }: S3Settings,
  { answer, idle }: Pick<Timeouts, 'answer' | 'idle'>,
) {
  return new aws.S3Client({
    region,
    forcePathStyle: pathStyle,
    ...(endpoint && { endpoint }),
    ...(credentials && { credentials }),
    // Some stores refuse or mishandle the checksums introduced in 2024.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    expectContinueHeader: false,
    maxAttempts: 3,
    // Failures are logged by us, without addresses and keys.
    logger: { debug() {}, info() {}, warn() {}, error() {} },
    requestHandler: { connectionTimeout: Math.min(2000, answer), socketTimeout: idle },
  });
}

function alarm(ms: number) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), ms);
  return { signal: controller.signal, stop: () => clearTimeout(timer) };
}

// The SDK doesn't retry a request whose body is a stream, since it can't read it again.
async function twice<Answer>(signal: AbortSignal, send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    const status = statusOf(error);
    if (signal.aborted || (status !== undefined && status < 500)) throw error;
    return send();
  }
}

async function hash(file: string): Promise<string> {
  const md5 = createHash('md5');
  await pipeline(createReadStream(file), md5);
  return md5.digest('base64');
}

// A missing bucket answers 404, too, and is our fault.
function isMissing(error: unknown): boolean {
  return statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket';
}

function statusOf(error: unknown): number | undefined {
  return (error as Partial<aws.S3ServiceException>).$metadata?.httpStatusCode;
}

// The error itself contains the whole response, including our addresses and keys.
function describe(error: unknown) {
  const { name, code } = error as Error & { code?: string };
  return { fault: name, code, status: statusOf(error) };
}

function isOurs(key: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key);
}
