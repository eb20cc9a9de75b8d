import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { overview } from './page.ts';
import { createState, type SandboxPart, type SandboxState, type ScriptedAnswer } from './state.ts';

export interface RunningSandbox {
  url: string;
  state: SandboxState;
  stop(): Promise<void>;
}

interface Options {
  parts: readonly SandboxPart[];
  /** 0: any free port. */
  port: number;
  productUrl?: string | null;
}

/** Starts a sandbox of these parts, on the loopback address only. */
export async function startSandbox({ parts, port, productUrl = null }: Options): Promise<RunningSandbox> {
  const state = createState(productUrl);
  const app = Fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 500 } });
  readForms(app);
  await secure(app);
  for (const part of parts) {
    app.register(
      async (own) => {
        obeyScripts(own, part.name, state);
        part.mount(own, state);
      },
      { prefix: `/${part.name}` },
    );
  }
  mountScripts(app, parts, state);
  app.get('/', async (_, reply) => reply.type('text/html; charset=utf-8').send(overview(parts, state)));
  await app.listen({ port, host: '127.0.0.1' });
  state.url = `http://localhost:${(app.server.address() as { port: number }).port}`;
  for (const part of parts) await part.start?.(state);
  return {
    url: state.url,
    state,
    async stop() {
      await app.close();
      for (const part of parts) await part.stop?.();
    },
  };
}

function readForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, text, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(text))));
  });
}

async function secure(app: FastifyInstance): Promise<void> {
  const files = ['sandbox.css', 'phone/phone.css'].map((name) => path.join(import.meta.dirname, name));
  const style = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
  app.addHook('onRequest', async (request, reply) => {
    // DNS rebinding: a foreign page may resolve its own name to this machine, and must not read applicants' data here.
    if (!isLoopback(request.hostname)) return reply.code(403).send({ error: 'only by the name localhost' });
    reply.headers({
      'content-security-policy': "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });
  app.get('/sandbox.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(style));
}

function isLoopback(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/**
 * Scripts the next answers of a part, for tests and people: `POST /_script {part, answers}`; `GET /_calls?part=` lists received
 * calls, newest first; `POST /_clear` deletes both.
 */
function mountScripts(app: FastifyInstance, parts: readonly SandboxPart[], state: SandboxState): void {
  app.post('/_script', async (request, reply) => {
    const { part, answers } = (request.body ?? {}) as { part?: string; answers?: ScriptedAnswer[] };
    const known = parts.some(({ name }) => name === part);
    const whole = Array.isArray(answers) && answers.every(({ status }) => Number.isInteger(status));
    if (!part || !known || !whole) return reply.code(400).send({ error: 'wanted: {part, answers: [{status, …}]}' });
    state.script(part, answers);
    return { scripted: answers.length };
  });
  app.get('/_calls', async (request) => state.calls((request.query as { part?: string }).part));
  app.post('/_clear', async () => {
    state.clear();
    return { cleared: true };
  });
}

/** Sends scripted answers if there are any, and records every call of the part. Call it in the part's own scope. */
function obeyScripts(app: FastifyInstance, part: string, state: SandboxState): void {
  const pathOf = (url: string) => url.split('?', 1)[0]!.slice(part.length + 1) || '/';
  app.addHook('preHandler', async (request, reply) => {
    const answer = state.takeScripted(part, pathOf(request.url));
    if (answer) await play(reply, answer);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, query, headers, body } = request;
    const at = new Date().toISOString();
    state.record({ part, at, method, path: pathOf(request.url), query, headers, body, status: reply.statusCode });
  });
}

async function play(reply: FastifyReply, { status, headers = {}, body = '', delayMs = 0, cut }: ScriptedAnswer) {
  await pause(delayMs);
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  if (!cut) return reply.code(status).type('application/json').headers(headers).send(text);
  reply.hijack();
  const length = Math.max(Buffer.byteLength(text), 2);
  reply.raw.writeHead(status, { 'content-type': 'application/json', 'content-length': length, ...headers });
  reply.raw.write(text.slice(0, Math.floor(text.length / 2)), () => reply.raw.destroy());
  return reply;
}
