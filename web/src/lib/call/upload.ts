import type { Api } from '@volante/contract/api.ts';
import { readFailureOf } from '../files/read-failure.ts';
import { digestKey } from '../keys.ts';
import { addressOf } from './call.ts';
import { CallError, errorOfAnswer, isPassing } from './call-error.ts';
import { retrying, untilOnline } from './waiting.ts';

/** Idle timeout of a connection, in ms. */
const STALL = 20_000;
/** Timeout for the server's response once it has the whole file, in ms. */
const READING = 90_000;
/** Backoff before each retry, in ms. */
const PAUSES = [1000, 2500, 6000, 12_000, 20_000];

type UploadName = 'POST /media/upload/' | 'POST /ocr/upload-screenshots';

export interface UploadInput {
  /** Path parameters. */
  params?: Record<string, string>;
  /** Text parts, sent before the files. */
  fields: Record<string, string>;
  /** The name of the file parts: `file` or `image`. */
  part: 'file' | 'image';
  files: readonly File[];
  /** The file that these replace: sent again after another one, the same bytes are a new upload. */
  instead?: string | null;
  /** Share of the bytes sent, 0 to 1. */
  onProgress?: (share: number) => void;
  /** Cancels the upload; the promise rejects with the signal's reason. */
  signal?: AbortSignal;
}

export type Upload = <K extends UploadName>(name: K, input: UploadInput) => Promise<Api[K]['result']>;

/**
 * Creates the function that uploads files with progress. A stalled or broken connection is retried five times, waiting
 * for the network. Its Idempotency-Key is derived from bytes, fields and path, so a retry is never mistaken for the
 * same file sent twice. `headers` identify the sender; paths begin at `base`, below the API's own.
 */
export function createUpload<Uploads = Upload>({ headers, base = '' }: UploadOptions): Uploads {
  return ((name: string, input: UploadInput) => send(name, base, input, headers)) as Uploads;
}

interface UploadOptions {
  headers: () => Record<string, string>;
  base?: string;
}

async function send(
  name: string,
  base: string,
  input: UploadInput,
  identity: () => Record<string, string>,
): Promise<unknown> {
  const wish = await keyOf(input);
  const attempt = async () => {
    const key = `${wish}-${timesAnswered(wish)}`;
    try {
      const result = await sendOnce(name, base, input, { ...identity(), 'Idempotency-Key': key });
      countAnswer(wish);
      return result;
    } catch (error) {
      if (error instanceof CallError && error.status >= 400 && !isPassing(error)) countAnswer(wish);
      throw error;
    }
  };
  const beforePause = async () => {
    input.onProgress?.(0);
    await untilOnline(60_000, input.signal);
  };
  return retrying(attempt, { pauses: PAUSES, passes: isPassingOrStalled, beforePause, signal: input.signal });
}

function sendOnce(name: string, base: string, input: UploadInput, headers: Record<string, string>): Promise<unknown> {
  const [method = 'POST', path = ''] = name.split(' ');
  const xhr = new XMLHttpRequest();
  const form = new FormData();
  for (const [field, value] of Object.entries(input.fields)) form.append(field, value);
  for (const file of input.files) form.append(input.part, file, file.name);
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout>;
    let stalled = false;
    const watch = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        stalled = true;
        xhr.abort();
      }, ms);
    };
    const cancel = () => xhr.abort();
    const end = () => {
      clearTimeout(timer);
      input.signal?.removeEventListener('abort', cancel);
    };
    xhr.upload.onprogress = (event) => {
      watch(STALL);
      if (event.lengthComputable) input.onProgress?.(event.loaded / event.total);
    };
    xhr.upload.onload = () => watch(READING);
    xhr.onload = () => {
      end();
      if (xhr.status >= 400)
        return reject(errorOfAnswer(xhr.status, xhr.responseText, xhr.getResponseHeader('Retry-After')));
      const data = readData(xhr.responseText);
      if (data === undefined) reject(new CallError({ kind: 'unknown_error', status: xhr.status }));
      else resolve(data);
    };
    xhr.onerror = () => {
      end();
      // The browser doesn't tell a file that it can't read from a network that failed.
      readFailureOf(input.files).then((failure) => reject(failure ?? new CallError({ kind: 'network_error' })));
    };
    xhr.onabort = () => {
      end();
      reject(stalled ? new CallError({ kind: 'timeout_error' }) : input.signal?.reason);
    };
    if (input.signal?.aborted) return reject(input.signal.reason);
    input.signal?.addEventListener('abort', cancel);
    xhr.open(method, addressOf(base + path, input.params));
    for (const [header, value] of Object.entries(headers)) xhr.setRequestHeader(header, value);
    watch(STALL);
    xhr.send(form);
  });
}

function isPassingOrStalled(error: unknown): error is CallError {
  return isPassing(error) || (error instanceof CallError && error.kind === 'timeout_error');
}

function readData(text: string): unknown {
  try {
    return JSON.parse(text).data;
  } catch {
    return undefined;
  }
}

async function keyOf({ params, fields, files, instead }: UploadInput): Promise<string> {
  // One file may be sent to two paths, such as two visits: those are two different uploads.
  const purpose = new Blob([JSON.stringify({ ...fields, ...params, ...(instead && { instead }) })]);
  return digestKey(new Blob([purpose, ...files]));
}

// Once answered, choosing the same file again is a new upload, and the server answers that it already has the file.
const answered = new Map<string, number>();
const timesAnswered = (wish: string) => answered.get(wish) ?? readTimes(wish);

function countAnswer(wish: string): void {
  answered.set(wish, timesAnswered(wish) + 1);
  try {
    sessionStorage.setItem(`volante.sent.${wish}`, String(answered.get(wish)));
  } catch {
    // Without storage the count lasts only as long as the page.
  }
}

function readTimes(wish: string): number {
  try {
    return Number(sessionStorage.getItem(`volante.sent.${wish}`) ?? 0);
  } catch {
    return 0;
  }
}
