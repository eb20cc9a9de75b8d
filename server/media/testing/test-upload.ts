// Sends forms as a browser does, and checks their leftovers.
import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { receivingFolder } from '../receive.ts';

export interface TestFile {
  bytes: Uint8Array;
  name?: string;
  part?: string;
}

/** The bytes and headers of a form; `mediaType` comes first unless `typeLast`. */
export async function encodeForm(mediaType: string | null, files: TestFile[], { typeLast = false, join = '' } = {}) {
  const form = new FormData();
  if (mediaType !== null && !typeLast) form.append('mediaType', mediaType);
  if (join) form.append('join', join);
  for (const { bytes, name = 'photo.jpg', part = 'file' } of files) {
    form.append(part, new Blob([Uint8Array.from(bytes)], { type: 'application/octet-stream' }), name);
  }
  if (mediaType !== null && typeLast) form.append('mediaType', mediaType);
  const encoded = new Response(form);
  const payload = Buffer.from(await encoded.arrayBuffer());
  return { payload, headers: { 'content-type': encoded.headers.get('content-type') ?? '' } };
}

export async function upload(
  server: TestApp,
  requestId: string,
  mediaType: string | null,
  files: TestFile[],
  options: { typeLast?: boolean; join?: string } = {},
) {
  const { payload, headers } = await encodeForm(mediaType, files, options);
  const answer = await server.inject({
    method: 'POST',
    url: '/api/media/upload/',
    headers: { ...headers, 'x-admission-request-id': requestId },
    payload,
  });
  const body = answer.json();
  return { status: answer.statusCode, data: body.data, error: body.error, headers: answer.headers };
}

/** A budget of calls large enough for any test. */
export const manyCalls = { UPLOADS_PER_HOUR: '100000', APPLICATION_CALLS_PER_MINUTE: '100000' };

export const arriving = (server: TestApp) => readdir(receivingFolder(server.deps));

export async function storedKeys(server: TestApp): Promise<string[]> {
  const keys = [];
  for await (const object of server.deps.storage.list()) keys.push(object.key);
  return keys;
}

/** Does `work` and expects it to leave neither bytes nor rows behind. */
export async function leavingNothing<T>(server: TestApp, work: () => Promise<T>): Promise<T> {
  const before = await traces(server);
  const result = await work();
  expect(await traces(server)).toEqual(before);
  return result;
}

/** All leftovers: bytes, rows, files still arriving. */
export async function traces(server: TestApp) {
  const { rows } = await sql`select id from media`.execute(server.deps.db);
  return { keys: await storedKeys(server), rows: rows.length, arriving: await arriving(server) };
}
