import { readFile } from 'node:fs/promises';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { overview } from './page.ts';
import type { SandboxPart } from './part.ts';
import { mountScripts, obeyScripts } from './scripted.ts';
import { createState, type SandboxState } from './state.ts';

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
  const style = await readFile(path.join(import.meta.dirname, 'sandbox.css'), 'utf8');
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
