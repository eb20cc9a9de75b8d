import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { createLog, logRequests } from './log.ts';

const database = await createTestDatabase();
afterAll(database.close);

function logOf(error: unknown): string {
  const lines: string[] = [];
  createLog('info', { write: (line) => lines.push(line) }).error({ err: error }, 'unexpected failure');
  return lines.join('');
}

test.each([
  ['a value that has the wrong form', `select 'ana@example.com'::uuid`],
  [
    'a row that breaks a rule',
    `insert into consents (id, kind, text_version, language, at) values (gen_random_uuid(), 'ana@example.com', '', '', now())`,
  ],
])('the log of %s does not quote it', async (_kind, sql) => {
  const error = await database.pool.query(sql).catch((thrown) => thrown);
  const log = logOf(error);
  expect(log).not.toContain('ana@example.com');
  expect(JSON.parse(log).err).toMatchObject({
    code: expect.stringMatching(/^2[23]/),
    stack: expect.stringContaining(' at '),
  });
});

test('the log of a failure says where it occurred and what caused it', () => {
  const log = logOf(new Error('no view', { cause: new Error('the disk is full') }));
  expect(JSON.parse(log).err).toMatchObject({ message: 'no view', cause: { message: 'the disk is full' } });
});

test.each([
  ['an error of the driver', Object.assign(new Error('shutting down'), { code: '57P01' })],
  [
    'the copy of one that the job queue emits',
    { code: '57P01', message: 'shutting down', stack: '', queue: 'deliver' },
  ],
  ['an error without a code', new Error('Connection terminated unexpectedly (Queue: deliver)')],
  ['the copy of it', { message: 'Connection terminated unexpectedly (Queue: deliver)', queue: 'deliver' }],
  ['an error of every address of a host', Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' })],
])('while the database is lost, %s writes no line of level error, whoever logs it', (_kind, error) => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  for (const logger of [log, log.child({ reqId: 'req-1' })]) {
    logger.error({ err: error }, 'a delivery failed unexpectedly');
    logger.error(error, 'unexpected failure');
  }
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 40, msg: 'the database does not answer' }]);
  log.error({ err: new Error('no view') }, 'unexpected failure');
  log.fatal({ err: error }, 'uncaught error');
  expect(lines.slice(-2).map((line) => JSON.parse(line).level)).toEqual([50, 60]);
});

test('a thrown value that is not an Error is logged with its message', () => {
  const fault = { message: 'no such queue', queue: 'send-mail', data: { to: 'ana@example.com' } };
  expect(JSON.parse(logOf(fault)).err).toEqual({ message: 'no such queue' });
});

test('whole requests and bodies never reach the log', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  log.info({ body: { ssn: '123-45-6789' }, headers: { cookie: 'applicant=1' }, email: 'ana@example.com', kept: 1 });
  expect(lines.join('')).not.toMatch(/6789|applicant=|ana@/);
  expect(lines.join('')).toContain('"kept":1');
});

test('requests are logged, except probes and the files of a page', async () => {
  const lines: string[] = [];
  const app = Fastify({
    loggerInstance: createLog('info', { write: (line) => lines.push(line) }) as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
  });
  logRequests(app);
  for (const path of ['/healthz', '/readyz', '/api/health']) app.get(path, async () => ({}));
  app.get('/*', (request, reply) => {
    if (request.url === '/lost.js') return reply.code(404).send();
    return reply.type(request.url === '/welcome' ? 'text/html; charset=utf-8' : 'text/javascript').send('');
  });
  for (const url of ['/healthz', '/readyz', '/assets/main.js', '/welcome', '/lost.js', '/api/health'])
    await app.inject({ url });
  const logged = lines.map((line) => JSON.parse(line)).map(({ route, status }) => [route, status]);
  expect(logged).toEqual([
    ['/*', 200],
    ['/*', 404],
    ['/api/health', 200],
  ]);
});

test('an opened page is logged with the beginning of its request id, never with the whole id', async () => {
  const lines: string[] = [];
  const app = Fastify({
    loggerInstance: createLog('info', { write: (line) => lines.push(line) }) as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
  });
  logRequests(app);
  app.get('/*', (_, reply) => reply.type('text/html; charset=utf-8').send(''));
  await app.inject({ url: '/9b2fbc0e-4a49-4d0c-9a58-6d2b0a4f1c11/customer?from=mail' });
  await app.inject({ url: '/welcome' });
  expect(lines.map((line) => JSON.parse(line).application)).toEqual(['9b2fbc0e', undefined]);
  expect(lines.join('')).not.toContain('9b2fbc0e-4a49');
});
