import { expect, test } from 'vitest';
import { startTestApp } from '../../../testing/test-app.ts';

const ask = async (settings: Record<string, string>) => {
  const server = await startTestApp({ settings });
  server.setNow('2026-11-28T12:00:00Z');
  const { statusCode, headers, body } = await server.inject({ method: 'GET', url: '/.well-known/security.txt' });
  await server.close();
  return { statusCode, type: headers['content-type'], body };
};

test('whoever found a weakness learns where to report it, if the operator says so', async () => {
  expect((await ask({})).statusCode).toBe(404);
  expect(
    await ask({ SECURITY_CONTACT: 'mailto:seguridad@example.org', PUBLIC_URL: 'https://volante.example' }),
  ).toEqual({
    statusCode: 200,
    type: 'text/plain; charset=utf-8',
    body: `Contact: mailto:seguridad@example.org
Expires: 2027-05-27T12:00:00.000Z
Preferred-Languages: es, en
Canonical: https://volante.example/.well-known/security.txt
`,
  });
});
