// The baseline: only node:http, pg and the form parser; no checks, limits, log or schema.
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { viewByLink } from '../../server/admission/store.ts';
import { openDatabase } from '../../server/core/database/db.ts';
import { reportToParent } from './child.ts';

const { DATABASE_URL = '', DATA_DIR = '', SAMPLE_ANSWER = '{}' } = process.env;
const { pool } = openDatabase(DATABASE_URL);
const answer = JSON.parse(SAMPLE_ANSWER);

async function read(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { rows } = await pool.query(viewByLink, [request.url?.split('/').at(-1)]);
  send(response, rows[0] ? answer : null);
}

function receive(request: IncomingMessage, response: ServerResponse): void {
  const form = new Busboy({ headers: request.headers as BusboyHeaders });
  form.on('file', (_part, file) => {
    const target = path.join(DATA_DIR, randomUUID());
    const hash = createHash('sha256');
    let head: Buffer | null = null;
    file.on('data', (chunk: Buffer) => {
      head ??= chunk.subarray(0, 16);
      hash.update(chunk);
    });
    pipeline(file, createWriteStream(target)).then(async () => {
      send(response, { jpeg: head?.[0] === 0xff, sha256: hash.digest('hex') });
      await rm(target);
    });
  });
  request.pipe(form);
}

function send(response: ServerResponse, body: unknown): void {
  const text = Buffer.from(JSON.stringify(body));
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length }).end(text);
}

const server = createServer((request, response) => {
  if (request.method === 'GET') void read(request, response);
  else receive(request, response);
});
server.listen(0, '127.0.0.1', () => reportToParent({ port: (server.address() as AddressInfo).port }));
