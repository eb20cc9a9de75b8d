import { createHash, timingSafeEqual } from 'node:crypto';
import swagger from '@fastify/swagger';
import { MAX_FILE_BYTES } from '@volante/contract/documents/rules.ts';
import Fastify, { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import { z } from 'zod';
import * as schemas from '../interface.ts';
import { ReaderError, type ScreenshotReader } from '../screenshots/ocr.ts';

export interface ServiceOptions {
  reader: ScreenshotReader;
  secret: string;
  /** How many pictures may be here at the same time, waiting or being read; each takes its bytes. */
  mostAtOnce: number;
  /** Whether the models are loaded and the process isn't stopping. */
  isReady(): boolean;
  log: Logger;
}

/** The reader's interface over HTTP, see `reader/README.md`. */
export async function buildService({ reader, secret, mostAtOnce, isReady, log }: ServiceOptions) {
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_FILE_BYTES,
    routerOptions: { maxParamLength: 100 },
    // Slower than this only who sends nothing.
    requestTimeout: 30_000,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Reader of Volante', version: '1' },
      components: { securitySchemes: { secret: { type: 'http', scheme: 'bearer' } } },
      security: [{ secret: [] }],
    },
    transform: jsonSchemaTransform,
  });

  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof ReaderError && error.fault !== 'away') return refuse(reply, error.fault, error.retryAfter);
    const { statusCode = 500 } = error;
    if (statusCode === 413) return refuse(reply, 'too_large');
    if (statusCode < 500) return refuse(reply, 'bad_request');
    request.log.error({ err: error, route: request.routeOptions.url }, 'a call failed');
    return refuse(reply, 'failed');
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send());

  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const ready = isReady();
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable' });
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());

  const isRight = sameAs(`Bearer ${secret}`);
  let present = 0;
  // Before a byte of the picture is taken in.
  async function letIn({ headers }: FastifyRequest, reply: FastifyReply) {
    if (!isRight(headers.authorization ?? '')) return refuse(reply, 'unauthorized');
    if (present >= mostAtOnce) return refuse(reply, 'busy', await reader.secondsFor(''));
    present += 1;
    reply.raw.once('close', () => {
      present -= 1;
    });
  }

  await app.register(async (typed) => {
    const calls = typed.withTypeProvider<ZodTypeProvider>();
    calls.post(
      schemas.paths.screenshot,
      {
        onRequest: letIn,
        schema: described('Reads a screenshot.', schemas.ScreenshotQuery, schemas.ScreenshotReading),
      },
      async ({ query, body }) => reader.read({ ...query, image: bytesOf(body) }),
    );
    calls.post(
      schemas.paths.document,
      {
        onRequest: letIn,
        schema: described('Reads a photo of a document.', schemas.DocumentQuery, schemas.DocumentReading),
      },
      async ({ query, body }) => reader.readDocument({ ...query, image: bytesOf(body) }),
    );
  });
  return app;
}

const picture = z.any().describe('The bytes of a JPEG, PNG, WebP, GIF, BMP or TIFF.');

function described<Query extends z.ZodType, Reading extends z.ZodType>(
  summary: string,
  querystring: Query,
  reading: Reading,
) {
  const refusals = Object.fromEntries(
    [...new Set(Object.values(schemas.statusOf))].map((code) => [code, schemas.Refusal]),
  );
  return {
    summary,
    querystring,
    consumes: ['application/octet-stream'],
    body: picture,
    response: { 200: reading, ...refusals } as { 200: Reading },
  };
}

function bytesOf(body: unknown): Buffer {
  if (Buffer.isBuffer(body) && body.length > 0) return body;
  throw Object.assign(new Error('no picture'), { statusCode: 400 });
}

function refuse(reply: FastifyReply, fault: schemas.Refusal['fault'], retryAfter?: number) {
  const status = schemas.statusOf[fault];
  if (status === 503) reply.header('retry-after', Math.max(1, Math.ceil(retryAfter ?? 5)));
  return reply.code(status).send({ fault });
}

/** Compares in a time that says nothing about where two texts differ. */
function sameAs(right: string): (given: string) => boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const wanted = digest(right);
  return (given) => timingSafeEqual(wanted, digest(given));
}
