import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../testing/test-app.ts';

test('an application has a limited number of writes with a key per hour', async () => {
  const few = await startTestApp({ settings: { WRITES_PER_HOUR: '2' } });
  const [ana, eva] = [await few.open('mx'), await few.open('mx')];
  const write = async ({ requestId }: typeof ana) => {
    const url = `/api/public/admission/requests/${requestId}/personal-data`;
    const headers = { 'idempotency-key': randomUUID() };
    return (await few.inject({ method: 'PATCH', url, headers, payload: { firstName: 'María' } })).statusCode;
  };
  expect([await write(ana), await write(ana), await write(ana), await write(eva)]).toEqual([200, 200, 429, 200]);
  const { rows } = await few.database.pool.query('select owner_id from idempotency_keys');
  expect(rows).toHaveLength(3);
  await few.close();
});

test('only the newest responses of an application are kept, within its limit', async () => {
  const small = await startTestApp({ settings: { ANSWERS_KB_PER_APPLICATION: '100' } });
  const mine = await small.open('mx');
  const write = (key: string) =>
    small.inject({
      method: 'PATCH',
      url: `/api/public/admission/requests/${mine.requestId}/personal-data`,
      headers: { 'idempotency-key': key },
      payload: { firstName: 'María' },
    });
  const other = await small.open('us');
  await small.inject({
    method: 'PATCH',
    url: `/api/public/admission/requests/${other.requestId}/personal-data`,
    headers: { 'idempotency-key': 'of-another' },
    payload: { firstName: 'Eva' },
  });
  for (let i = 0; i < 60; i++) {
    small.setNow(new Date(Date.now() + i * 1000));
    await write(`key-${i}`);
  }
  const { rows } = await small.database.pool.query(
    'select owner_id, count(*)::int as n, sum(octet_length(answer))::int as bytes from idempotency_keys group by 1',
  );
  const kept = rows.find((row) => row.owner_id === mine.applicationId);
  expect(kept.bytes).toBeLessThan(120 * 1024);
  expect(kept.n).toBeGreaterThan(5);
  expect(kept.n).toBeLessThan(60);
  expect((await write('key-59')).headers['idempotent-replayed']).toBe('true');
  expect((await write('key-0')).headers['idempotent-replayed']).toBeUndefined();
  expect(rows.find((row) => row.owner_id === other.applicationId)?.n).toBe(1);
  await small.close();
});
