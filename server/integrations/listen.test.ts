import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { PublicEvent } from '@volante/contract/v1/events.ts';
import { afterAll, expect, test } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';
import { listEvents } from './feed.ts';

const secret = 'x'.repeat(32);
const server = await startTestApp({ settings: { SECRET_KEY: secret } });
afterAll(server.close);

test('webhooks -- listen prints every event from now on as it would be sent, and ends when it is told to', async () => {
  await server.open('mx');
  const env = { ...process.env, DATABASE_URL: server.database.url, SECRET_KEY: secret };
  const listening = spawn(process.execPath, ['server/commands/webhooks.ts', 'listen'], { env });
  const lineOf = async (stream: NodeJS.ReadableStream, pattern: RegExp) => {
    for await (const line of createInterface(stream)) if (pattern.test(line)) return line;
    throw new Error('It ended.');
  };
  await lineOf(listening.stderr, /^Listening/);
  const { applicationId } = await server.open('us');
  const line = await lineOf(listening.stdout, /./);
  const { items } = await listEvents(server.deps, { limit: 100, countries: ['mx', 'us'] });
  expect(JSON.parse(line)).toEqual(items.at(-1));
  expect(PublicEvent.parse(JSON.parse(line))).toMatchObject({ type: 'application.created', data: { applicationId } });
  listening.kill('SIGTERM');
  expect(await once(listening, 'exit')).toEqual([0, null]);
}, 60_000);
