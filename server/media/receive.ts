import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { unlink } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { MessageChannel } from '@volante/contract/notifications/channels.ts';
import type { FastifyRequest } from 'fastify';
import type { ConfigDeps } from '../core/deps.ts';
import { brokenRule, brokenRules, Problem } from '../core/problem.ts';

export interface ReceivedFile {
  /** Name of the form field. */
  part: string;
  /** As sent by the client; never used as a path. */
  fileName: string | undefined;
  /** Path of the bytes until the form is dropped. */
  path: string;
  size: number;
  sha256: Buffer;
  /** The first bytes, enough to detect the kind of file. */
  head: Buffer;
  /** True if more than `fileBytes` were sent; the rest was discarded. */
  tooLarge: boolean;
  /** By which way a message brought it; left out for an upload. */
  channel?: MessageChannel;
}

export interface ReceivedForm {
  fields: Record<string, string>;
  files: ReceivedFile[];
  /** True if more files than `files` were sent; the others were discarded. */
  tooMany: boolean;
  /** Removes the files. Must be called for every form. */
  drop(): Promise<void>;
}

export interface FormLimits {
  files: number;
  fileBytes: number;
  /** Names of the parts that are accepted; any other part is a 422 at its name. Without it, all are accepted. */
  parts?: readonly string[];
  /** Idle timeout of the sender, in ms; 20 s by default. */
  idleTimeout?: number;
  /** Called before each file is stored, with the fields received so far. False skips the file; a refusal ends the form. */
  beforeFile?(form: ReceivedForm): Promise<boolean>;
  /** Called with the number of bytes before they are written; a refusal ends the form. */
  count?(bytes: number): Problem | null;
}

/** Folder for files while they arrive and are checked. */
export function receivingFolder(deps: ConfigDeps): string {
  return path.join(deps.config.DATA_DIR, 'uploads');
}

/**
 * Reads a multipart form to its end, in constant memory; files are hashed and written to an existing folder. Oversized and extra
 * files are read, too, since a client that is still sending wouldn't receive the response. If the form breaks off, or the sender
 * is idle too long, nothing is left, and `bad_request_error` is thrown.
 */
export async function receiveForm(request: FastifyRequest, folder: string, limits: FormLimits): Promise<ReceivedForm> {
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) throw new Problem('file_too_large');
  const form: ReceivedForm = {
    fields: {},
    files: [],
    tooMany: false,
    drop: async () => {
      await Promise.all(form.files.map((file) => removeFile(file.path)));
    },
  };
  // The parser would wait forever: the stream of a closed connection gives no more bytes, even if all of them have arrived.
  if (request.raw.destroyed) throw new Problem('bad_request_error');
  const stopWatching = endWhenIdle(request, limits.idleTimeout ?? IDLE_TIMEOUT);
  try {
    const options = {
      limits: { fileSize: limits.fileBytes, fields: 20, fieldSize: 10_000 },
      throwFileSizeLimit: false,
    };
    const unknown = new Set<string>();
    for await (const part of request.parts(options)) {
      if (limits.parts && !limits.parts.includes(part.fieldname)) {
        unknown.add(part.fieldname.slice(0, 60));
        if (part.type === 'file') part.file.resume();
      } else if (part.type === 'field') form.fields[part.fieldname] = String(part.value);
      else if (form.files.length < limits.files && (await (limits.beforeFile?.(form) ?? true)))
        await receiveFile(part, folder, form.files, limits.count);
      else {
        form.tooMany = true;
        part.file.resume();
      }
    }
    if (unknown.size > 0) throw brokenRules(...[...unknown].map((name) => brokenRule(name, 'unknown_field')));
    return form;
  } catch (error) {
    await form.drop();
    request.raw.unpipe();
    request.raw.resume();
    throw refusalOf(error);
  } finally {
    stopWatching();
  }
}

// A phone that changes networks leaves a connection that neither side closes. Its second try waits for this one to end, and gives
// up after 25 s.
function endWhenIdle({ raw }: FastifyRequest, idleTimeout: number): () => void {
  const before = raw.socket.bytesRead;
  let heard = { bytes: before, at: Date.now() };
  const timer = setInterval(() => {
    const { bytesRead } = raw.socket;
    if (bytesRead - before > mostBytes) raw.socket.destroy();
    else if (bytesRead !== heard.bytes) heard = { bytes: bytesRead, at: Date.now() };
    else if (Date.now() - heard.at >= idleTimeout) raw.socket.destroy();
  }, idleTimeout / 20);
  return () => clearInterval(timer);
}

async function receiveFile(
  part: MultipartFile,
  folder: string,
  files: ReceivedFile[],
  count: FormLimits['count'],
): Promise<void> {
  const hash = createHash('sha256');
  const file: ReceivedFile = {
    part: part.fieldname,
    fileName: part.filename,
    path: path.join(folder, randomUUID()),
    size: 0,
    sha256: Buffer.alloc(0),
    head: Buffer.alloc(0),
    tooLarge: false,
  };
  files.push(file);
  part.file.on('data', (chunk: Buffer) => {
    const refusal = count?.(chunk.length);
    if (refusal) return void part.file.destroy(refusal);
    hash.update(chunk);
    file.size += chunk.length;
    if (file.head.length < HEAD_BYTES) file.head = Buffer.concat([file.head, chunk.subarray(0, HEAD_BYTES)]);
  });
  await pipeline(part.file, createWriteStream(file.path, { mode: 0o600, highWaterMark: GATHERED }));
  file.sha256 = hash.digest();
  file.tooLarge = part.file.truncated;
}

/** Removes a file. A missing file isn't an error. */
export async function removeFile(file: string): Promise<void> {
  await unlink(file).catch((error) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

// Any error of the parser is caused by the client; a full disk is our fault. The parser accepts boundaries of at most 252
// characters (RFC 2046: 70), and calls them needles.
function refusalOf(error: unknown): unknown {
  if (error instanceof Problem) return error;
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT') return new Problem('too_many_files');
  const brokenForm = code.startsWith('FST_') || /multipart|terminated early|boundary|needle/i.test(message);
  return brokenForm || code === 'ECONNRESET' ? new Problem('bad_request_error') : error;
}

const HEAD_BYTES = 4100;
// Chunks that arrive during a write are joined into one write, up to this size, which halves the processor time.
const GATHERED = 512 * 1024;
const IDLE_TIMEOUT = 20_000;

// Beyond this, the rest isn't read: the response is sent at once, and the connection may break.
const mostBytes = 64 * 1024 * 1024;
