import { waitsForAnybody } from '@volante/contract/staff/queue-row.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { JobData, Jobs } from '../../../core/jobs.ts';
import { openIn } from '../../../testing/application.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { changeSettings } from '../../administration/settings/settings.ts';
import { rowsOf } from '../../testing/test-rows.ts';
import { hire, type TestStaff } from '../../testing/test-staff.ts';
import { mendQueue, queueJobs } from '../refresh-rows.ts';

const server = await startTestApp({ settings: { WRITES_PER_HOUR: '100000' } });
afterAll(server.close);
let eva: TestStaff;
let iris: TestStaff;
beforeAll(async () => {
  // Friday, 12:00 in Mexico City.
  server.setNow('2026-11-27T18:00:00Z');
  eva = await hire(server, 'reviewer', 'Eva');
  iris = await hire(server, 'everything', 'Iris');
});
beforeEach(() => query('delete from applications'));

const { query } = server;
const { rowOf } = rowsOf(server);
type Opened = Awaited<ReturnType<typeof openIn>>;

/** An application that has waited for the legal check since a moment. */
async function waiting(since: string): Promise<Opened> {
  const application = await openIn(server, 'judicial_analysis');
  await query('update queue_rows set waiting_since = $2 where application_id = $1', [application.applicationId, since]);
  return application;
}

const mend = () => mendQueue(server.deps);
async function listed(filters = ''): Promise<string[]> {
  const { status, data } = await eva.call('GET', `/applications?${filters}`);
  expect(status).toBe(200);
  return data.items.map((row: { applicationId: string }) => row.applicationId);
}
const idsOf = (...applications: Opened[]) => applications.map(({ applicationId }) => applicationId);
const ours = 'waitsFor=second_person&waitsFor=report&waitsFor=decision&waitsFor=check&waitsFor=review';

test('what waits for the company has a time by which it answers, in working hours since it waits', async () => {
  const application = await openIn(server, 'judicial_analysis');
  expect(await rowOf(application)).toMatchObject({ waits_for: 'check', answer_by: new Date('2026-11-30T18:00:00Z') });
  // Thursday 16:00; a working day later is Friday 16:00.
  await query(`update queue_rows set waiting_since = '2026-11-26T22:00:00Z' where application_id = $1`, [
    application.applicationId,
  ]);
  expect((await mend()).drifted).toBe(1);
  expect((await rowOf(application)).answer_by.toISOString()).toBe('2026-11-27T22:00:00.000Z');
  const { data } = await eva.call('GET', `/applications?${ours}`);
  expect(data.items[0].answerBy).toBe('2026-11-27T22:00:00.000Z');
  expect((await eva.call('GET', `/applications/${application.applicationId}`)).data.answerBy).toBe(
    '2026-11-27T22:00:00.000Z',
  );
});

test('what waits for the driver has no such time, and loses it when the turn becomes theirs', async () => {
  const created = await openIn(server, 'created');
  expect(await rowOf(created)).toMatchObject({ waits_for: 'driver', answer_by: null });
  const decided = await openIn(server, 'judicial_analysis');
  await query(`update applications set stage = 'created' where id = $1`, [decided.applicationId]);
  await mend();
  expect(await rowOf(decided)).toMatchObject({ waits_for: 'driver', answer_by: null });
});

test('the list of what waits for the company begins with the most overdue, and without an answer time with who waits longest', async () => {
  const late = await waiting('2026-11-24T18:00:00Z');
  const soon = await waiting('2026-12-02T16:00:00Z');
  const later = await waiting('2026-11-30T16:00:00Z');
  await mend();
  expect(await listed(ours)).toEqual(idsOf(late, later, soon));
  expect(await listed(`${ours}&direction=desc`)).toEqual(idsOf(soon, later, late));
  await query(`update queue_rows set answer_by = null where application_id = any($1)`, [idsOf(late, soon)]);
  expect(await listed(ours)).toEqual(idsOf(later, late, soon));
  expect(await listed(`${ours}&direction=desc`)).toEqual(idsOf(later, soon, late));
});

test('answers due at the same moment come by how long they wait', async () => {
  // All of a weekend are due on Monday evening.
  const applications = [];
  for (const hour of ['20', '04', '12']) applications.push(await waiting(`2026-11-28T${hour}:00:00Z`));
  await mend();
  const rows = await Promise.all(applications.map(rowOf));
  expect(new Set(rows.map((row) => row.answer_by.toISOString()))).toEqual(new Set(['2026-12-01T00:00:00.000Z']));
  const [evening, night, noon] = applications as [Opened, Opened, Opened];
  expect(await listed(ours)).toEqual(idsOf(night, noon, evening));
});

test('the next one to take is the most overdue', async () => {
  const soon = await waiting('2026-11-27T16:00:00Z');
  const late = await waiting('2026-11-24T18:00:00Z');
  await mend();
  // The one that waits longer is due later: its turn has another target.
  await query(`update queue_rows set answer_by = '2026-11-23T16:00:00Z' where application_id = $1`, [
    soon.applicationId,
  ]);
  const taken = [await eva.call('POST', '/applications/next', {}), await eva.call('POST', '/applications/next', {})];
  expect(taken.map(({ data }) => data.applicationId)).toEqual(idsOf(soon, late));
});

test('the one after another in a list of one’s own goes on over those without an answer time', async () => {
  const all = [];
  for (const day of ['24', '25', '26', '27']) all.push(await waiting(`2026-11-${day}T18:00:00Z`));
  await mend();
  await query(
    `update queue_rows set assignee = (select id from staff_accounts where name like 'Eva%' order by id limit 1)`,
  );
  const [first, second, third, fourth] = all as [Opened, Opened, Opened, Opened];
  await query(`update queue_rows set answer_by = null where application_id = any($1)`, [idsOf(first, second)]);
  const after = async (application: Opened) =>
    (await eva.call('POST', '/applications/next', { assignee: 'me', after: application.applicationId })).data
      .applicationId;
  expect(await listed(`${ours}&assignee=me`)).toEqual(idsOf(third, fourth, first, second));
  const nexts = [];
  for (const application of [third, fourth, first, second]) nexts.push(await after(application));
  expect(nexts).toEqual(idsOf(fourth, first, second, third));
});

test.each(['answerBy', 'visitAt'])(
  'pages by %s go over those without one, each application once, both ways',
  async (sort) => {
    const column = { answerBy: 'answer_by', visitAt: 'visit_at' }[sort];
    for (let n = 0; n < 7; n++) {
      const { applicationId } = await openIn(server, 'created');
      // Two at one moment, and three without.
      if (n < 4)
        await query(
          `update queue_rows set ${column} = '2026-11-2${Math.ceil(n / 2)}T18:00:00Z' where application_id = $1`,
          [applicationId],
        );
    }
    for (const direction of ['asc', 'desc']) {
      const order = `sort=${sort}&direction=${direction}`;
      const whole = await listed(order);
      expect(whole).toHaveLength(7);
      for (const limit of [1, 2, 3, 4]) {
        const paged: string[] = [];
        for (let cursor: string | null = ''; cursor !== null; ) {
          const from = cursor && `&cursor=${encodeURIComponent(cursor)}`;
          const { data } = await eva.call('GET', `/applications?${order}&limit=${limit}${from}`);
          paged.push(...data.items.map((row: { applicationId: string }) => row.applicationId));
          cursor = data.next;
        }
        expect(paged, `${direction} by ${limit}`).toEqual(whole);
      }
    }
  },
);

test('overdue, due today and next are told apart on the country’s clock; next is the next working day', async () => {
  const at = async (moment: string | null, country = 'mx') => {
    const application = await openIn(server, 'judicial_analysis');
    await query('update queue_rows set answer_by = $2, country = $3 where application_id = $1', [
      ...[application.applicationId, moment, country],
    ]);
    return application;
  };
  const over = await at('2026-11-27T17:59:59Z');
  const today = await at('2026-11-27T18:00:00Z');
  const evening = await at('2026-11-28T00:00:00Z', 'us');
  const monday = await at('2026-12-01T00:00:00Z');
  const tuesday = await at('2026-12-01T16:00:00Z');
  const never = await at(null);
  const sorted = (ids: string[]) => ids.toSorted();
  expect(await listed('due=overdue')).toEqual(idsOf(over));
  expect(sorted(await listed('due=today'))).toEqual(sorted(idsOf(today, evening)));
  expect(await listed('due=next')).toEqual(idsOf(monday));
  expect(sorted(await listed('due=overdue&due=next'))).toEqual(sorted(idsOf(over, monday)));
  for (const application of [tuesday, never])
    expect(await listed('due=overdue&due=today&due=next')).not.toContain(application.applicationId);
  const counts = await eva.call('GET', '/applications/counts?country=mx');
  expect(counts.data).toMatchObject({ total: 5, overdue: 1 });
  // Saturday: nothing is due, and next is Monday.
  server.setNow('2026-11-28T18:00:00Z');
  eva = await hire(server, 'reviewer', 'Eva');
  expect(await listed('due=today')).toEqual([]);
  expect(await listed('due=next')).toEqual(idsOf(monday));
  server.setNow('2026-11-27T18:00:00Z');
  eva = await hire(server, 'reviewer', 'Eva');
});

test('another target reorders the list once the rows are mended, which it requests itself', async () => {
  const queued: JobData['mend-queue'][] = [];
  const enqueue = async (_: unknown, name: string, data: object) => {
    if (name === 'mend-queue') queued.push(data);
  };
  const deps = { ...server.deps, jobs: { ...server.deps.jobs, enqueue } as Jobs };
  const report = await waiting('2026-11-24T18:00:00Z');
  const other = await waiting('2026-11-24T18:30:00Z');
  await query(`update queue_rows set country = 'us' where application_id = $1`, [other.applicationId]);
  await query(`update applications set country = 'us' where id = $1`, [other.applicationId]);
  await mend();
  expect(await listed(ours)).toEqual(idsOf(report, other));
  const { id } = (await query(`select id from staff_accounts where name = 'Iris'`))[0];
  const value = 'mx.check:90,us.check:1';
  await changeSettings(deps, server.deps.liveSettings.below, id, { ANSWER_HOURS: { value, revision: 0 } }, () => {});
  expect(queued).toEqual([{ expected: true }]);
  await iris.call('GET', '/settings');
  server.deps.liveSettings.apply(new Map([['ANSWER_HOURS', value]]));
  expect(await listed(ours)).toEqual(idsOf(report, other));
  const { run } = queueJobs(deps)['mend-queue'];
  await run(queued[0]!);
  expect(await listed(ours)).toEqual(idsOf(other, report));

  server.deps.liveSettings.apply(new Map([['ANSWER_HOURS', 'off']]));
  await run(queued[0]!);
  for (const application of [report, other]) expect((await rowOf(application)).answer_by).toBeNull();
  server.deps.liveSettings.apply(new Map());
});

test('nobody needs an answer time for a list of everything undecided', async () => {
  const created = await openIn(server, 'created');
  const check = await waiting('2026-11-24T18:00:00Z');
  await mend();
  const undecided = waitsForAnybody.map((item) => `waitsFor=${item}`).join('&');
  expect(await listed(`${undecided}&sort=answerBy`)).toEqual(idsOf(check, created));
  expect(await listed('sort=answerBy')).toEqual(idsOf(check, created));
});
