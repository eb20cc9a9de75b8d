import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SandboxPart } from './part.ts';
import type { SandboxState, ScriptedAnswer } from './state.ts';

/**
 * Scripts the next answers of a part, for tests and people: `POST /_script {part, answers}`; `GET /_calls?part=` lists received
 * calls, newest first; `POST /_clear` deletes both.
 */
export function mountScripts(app: FastifyInstance, parts: readonly SandboxPart[], state: SandboxState): void {
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
export function obeyScripts(app: FastifyInstance, part: string, state: SandboxState): void {
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
