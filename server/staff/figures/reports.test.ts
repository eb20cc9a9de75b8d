import type { ReportName } from '@volante/contract/staff/figures/rows.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { openWorld } from './testing/test-world.ts';

const server = await startTestApp();
afterAll(server.close);
const { query, ana, openAt, threeLives, say, count, forget, ask, rows } = await openWorld(server);
beforeEach(forget);

test.each(['funnel', 'durations', 'drop-off', 'rejections', 'advisors', 'reviewers'] as const)(
  '%s of no applications is empty, as JSON and as CSV',
  async (name) => {
    expect((await ask(`${name}?from=2026-11-01&to=2026-11-30`)).data).toEqual({
      rows: [],
      asOf: null,
    });
    await count();
    expect(await rows(name)).toEqual([]);
    const csv = await ask(`${name}.csv?from=2026-11-01&to=2026-11-30`);
    expect([csv.status, csv.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(csv.body.trim().split('\n')).toHaveLength(1);
  },
);

test('the CSV has the rows of the report, and no name in it acts as a formula', async () => {
  await threeLives();
  await query(`update staff_accounts set name = '=Ana' where id = $1`, [ana.me.account.id]);
  const opened = await openAt('2026-11-02T12:00:00Z');
  await say(opened, '2026-11-02T13:00:00Z', ana.me.account.id, 'document_approved', { type: 'curp' });
  await count();
  const csv = async (name: ReportName) =>
    (await ask(`${name}.csv?from=2026-10-01&to=2026-12-31`)).body.replace('\ufeff', '').trim().split('\r\n');
  expect((await csv('funnel')).slice(1)).toEqual([
    '2026-11,mx,2,1,1,1,0,0,0,1',
    '2026-11,us,1,0,0,0,0,0,0,0',
    '2026-10,mx,1,1,1,1,1,1,1,0',
  ]);
  expect(await csv('durations')).toContain('stage,created,2,120,240');
  expect((await csv('reviewers'))[1]).toBe("'=Ana,1,0,0,0,0,0");
});

test('a period that ends before it begins or exceeds 400 days is refused; unknown reports are not found', async () => {
  const refusal = async (path: string) => {
    const { status, code, errors } = await ask(path);
    return [status, code, errors?.[0]?.path];
  };
  expect(await refusal('funnel?from=2026-11-02&to=2026-11-01')).toEqual([422, expect.anything(), 'to']);
  expect(await refusal('funnel?from=2026-01-01&to=2027-02-04')).toEqual([200, undefined, undefined]);
  expect(await refusal('funnel?from=2026-01-01&to=2027-02-05')).toEqual([422, expect.anything(), 'to']);
  expect(await refusal('funnel?to=2026-11-01')).toEqual([422, expect.anything(), 'from']);
  expect(await refusal('funnel?from=2026-11-01&to=2026-11-02&country=fr')).toEqual([422, expect.anything(), 'country']);
  for (const path of ['secrets?from=x', 'secrets.csv', 'constructor'])
    expect((await refusal(path)).slice(0, 2)).toEqual([404, 'not_found_error']);
});
