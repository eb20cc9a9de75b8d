import { randomInt } from 'node:crypto';
import { correctionParts } from '@volante/contract/admission/corrections.ts';
import type { Stage } from '@volante/contract/admission/stages.ts';
import { flagCodes, waitsForAnybody } from '@volante/contract/staff/queue-row.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transaction } from '../../core/database/transaction.ts';
import type { JobData, Jobs } from '../../core/jobs.ts';
import { openIn } from '../../testing/application.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { rowsOf } from '../testing/test-rows.ts';
import { hire, type TestStaff } from '../testing/test-staff.ts';
import { computeRow, followClock, mendQueue, queueJobs } from './refresh-rows.ts';
import { lockQueueRows, selectIdsAfter } from './row-store.ts';

const server = await startTestApp({ settings: { WRITES_PER_HOUR: '100000' } });
afterAll(server.close);
let ana: TestStaff;
let eva: TestStaff;
beforeAll(async () => {
  ana = await hire(server, 'advisor', 'Ana');
  eva = await hire(server, 'reviewer', 'Eva');
});

const { query } = server;
const { save, named, rowOf } = rowsOf(server);
type StaffApplication = Awaited<ReturnType<typeof server.open>>;

describe('a row of the queue', () => {
  test('is updated in the transaction of every change', async () => {
    const application = await named('María', 'Núñez');
    expect(await rowOf(application)).toMatchObject({
      stage: 'created',
      name: 'María Núñez',
      waits_for: 'driver',
      stale: false,
    });
    const before = (await rowOf(application)).revision;
    await save(application, { firstName: 'Mariana' });
    expect(await rowOf(application)).toMatchObject({ name: 'Mariana Núñez', revision: before + 1, stale: false });
  });

  test('is what recomputing it gives, after any changes', async () => {
    const applications = await Promise.all(Array.from({ length: 4 }, () => server.open(randomInt(2) ? 'mx' : 'us')));
    const acts: ((application: StaffApplication) => Promise<unknown>)[] = [
      (application) =>
        save(application, {
          firstName: 'Rosa',
          lastName: `Nº ${randomInt(9)}aaa`,
          phone: '5587654321',
          email: 'r@example.com',
        }),
      (application) =>
        query('update documents set skipped = not skipped where application_id = $1', [application.applicationId]),
      (application) =>
        query(`update applications set stage = 'judicial_analysis' where id = $1`, [application.applicationId]),
      (application) =>
        query(`update personal_data set flags = '{"taxId":["x"]}' where application_id = $1`, [
          application.applicationId,
        ]),
      (application) =>
        query(
          `insert into widget_accounts (application_id, account_id, platform, state, added_at, updated_at)
           values ($1, $2, 'uber', 'reading', now(), now()) on conflict do nothing`,
          [application.applicationId, crypto.randomUUID()],
        ),
    ];
    for (let n = 0; n < 40; n++) {
      const application = applications[randomInt(applications.length)] as StaffApplication;
      await acts[randomInt(acts.length)]?.(application);
    }
    await followClock(server.deps);
    expect((await mendQueue(server.deps)).drifted).toBe(0);
    for (const application of applications) {
      const computed = await transaction(server.deps, (trx) => computeRow(server.deps, trx, application.applicationId));
      expect(await rowOf(application)).toMatchObject({ ...computed!.row });
    }
  });

  test('is repaired when it differs from its application, and the repair is counted', async () => {
    const application = await named('Paz', 'Luna');
    await query(`update queue_rows set name = 'Nobody', waits_for = 'check' where application_id = $1`, [
      application.applicationId,
    ]);
    expect((await mendQueue(server.deps)).drifted).toBe(1);
    expect(await rowOf(application)).toMatchObject({ name: 'Paz Luna', waits_for: 'driver' });
  });

  test('is repaired part by part, and the next part begins where the last one ended', async () => {
    const before = await query('select count(*)::int as n from queue_rows');
    await query(`update queue_rows set name = 'Nobody'`);
    let [after, drifted, parts]: [string | null, number, number] = [null, 0, 0];
    do {
      const part = await mendQueue(server.deps, { after, most: 1 });
      [after, drifted, parts] = [part.after, drifted + part.drifted, parts + 1];
    } while (after !== null);
    expect(parts).toBe(before[0].n + 1);
    expect(drifted).toBe(before[0].n);
  });

  test('of a closed application is looked at once a week, of an open one every day', async () => {
    const open = await named('Paz', 'Abierta');
    const closed = await openIn(server, 'rejected');
    const days = { open: 0, closed: 0 };
    for (let weekday = 0; weekday < 7; weekday++) {
      await query(`update queue_rows set name = 'Nobody' where application_id in ($1, $2)`, [
        open.applicationId,
        closed.applicationId,
      ]);
      await mendQueue(server.deps, { weekday });
      if ((await rowOf(open)).name !== 'Nobody') days.open += 1;
      if ((await rowOf(closed)).name !== 'Nobody') days.closed += 1;
    }
    expect(days).toEqual({ open: 7, closed: 1 });
  });

  test('a part goes on after the one before also among closed applications', async () => {
    const [{ id }] = await query('select max(application_id::text) as id from queue_rows');
    await openIn(server, 'rejected');
    for (let weekday = 0; weekday < 7; weekday++) {
      const all: string[] = [];
      for (let after: string | null = null; ; ) {
        [after = null] = await selectIdsAfter(server.deps.db, after, 1, weekday);
        if (after === null) break;
        expect(all).not.toContain(after);
        all.push(after);
      }
      expect(await selectIdsAfter(server.deps.db, null, 1000, weekday)).toEqual(all);
      expect(await selectIdsAfter(server.deps.db, id, 1000, weekday)).not.toContain(id);
    }
  });

  test('is repaired by a job that queues its own continuation, only while something is left', async () => {
    const queued: JobData['mend-queue'][] = [];
    const enqueue = async (_: unknown, name: string, data: object) => {
      if (name === 'mend-queue') queued.push(data);
    };
    const deps = { ...server.deps, jobs: { ...server.deps.jobs, enqueue } as Jobs };
    const [{ n }] = await query('select count(*)::int as n from queue_rows');
    await query(`update queue_rows set name = 'Nobody'`);
    const { run } = queueJobs(deps, Math.ceil(n / 3))['mend-queue'];
    let runs = 1;
    for (await run({}); queued.length > 0; runs++) await run(queued.shift()!);
    expect(runs).toBeGreaterThan(1);
    const left = `select count(*)::int as n from queue_rows where name = 'Nobody' and stage not in ('approved', 'rejected')`;
    expect(await query(left)).toEqual([{ n: 0 }]);
  });

  test('waits for a report once its visit is over, without any other change', async () => {
    const application = await openIn(server, 'home_visit');
    const [advisor] = await query('select id from advisors limit 1');
    await query(
      `insert into appointments (id, application_id, advisor_id, starts_at, ends_at, status, zone, source, entity, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, '2030-01-07T16:00Z', '2030-01-07T16:30Z', 'booked', 'America/Mexico_City', 'customer', 'home_visit', now(), now())`,
      [application.applicationId, advisor.id],
    );
    await followClock(server.deps);
    expect(await rowOf(application)).toMatchObject({ waits_for: 'visit' });
    server.setNow('2030-01-07T16:31:00Z');
    await followClock(server.deps);
    const row = await rowOf(application);
    expect(row).toMatchObject({
      waits_for: 'report',
      because: [{ code: 'visit_unreported', params: {} }],
      due_at: null,
    });
    expect(row.waiting_since.toISOString()).toBe('2030-01-07T16:30:00.000Z');
    server.setNow(new Date());
  });
});

describe('the list', () => {
  test('contains every row once, page by page, in both directions', async () => {
    for (const sort of ['waitingSince', 'createdAt', 'updatedAt', 'visitAt']) {
      const all = (await query('select application_id from queue_rows')).map((row) => row.application_id);
      for (const direction of ['asc', 'desc']) {
        const seen: string[] = [];
        let cursor = '';
        do {
          const path = `/applications?limit=3&sort=${sort}&direction=${direction}${cursor && `&cursor=${cursor}`}`;
          const { data } = await ana.call('GET', path);
          seen.push(...data.items.map((row: { applicationId: string }) => row.applicationId));
          cursor = data.next ?? '';
        } while (cursor);
        expect(seen.toSorted(), `${sort} ${direction}`).toEqual(all.toSorted());
      }
    }
  });

  test('a changed cursor, or one of other filters, is refused', async () => {
    const { data } = await ana.call('GET', '/applications?limit=1');
    const broken = [`${data.next}x`, data.next.replace(/^./, 'Z'), 'x', ''];
    for (const cursor of broken)
      expect((await ana.call('GET', `/applications?limit=1&cursor=${cursor}`)).errors?.[0]?.path, cursor).toBe(
        'cursor',
      );
    const other = await ana.call('GET', `/applications?limit=1&stage=created&cursor=${data.next}`);
    expect([other.status, other.errors[0].path]).toEqual([422, 'cursor']);
  });

  test.each(['stage=x', 'waitsFor=x', 'flag=x', 'assignee=x', 'limit=0', 'limit=101', 'sort=x', 'createdFrom=1'])(
    'an unknown value is refused at its filter: %s',
    async (filter) => {
      const { status, errors } = await eva.call('GET', `/applications?${filter}`);
      expect([status, errors[0].path]).toEqual([422, filter.split('=')[0]]);
    },
  );

  test('“waits for anybody” finds every undecided application', async () => {
    await openIn(server, 'rejected');
    await openIn(server, 'judicial_analysis');
    const anybody = `limit=100&${waitsForAnybody.map((item) => `waitsFor=${item}`).join('&')}`;
    const { items } = (await ana.call('GET', `/applications?${anybody}`)).data;
    const undecided = await query(
      `select application_id as id from queue_rows where stage not in ('approved', 'rejected') order by waiting_since, application_id`,
    );
    expect(items.map((row: { applicationId: string }) => row.applicationId)).toEqual(undecided.map(({ id }) => id));
    expect((await ana.call('GET', `/applications?${anybody}&waitsFor=nobody`)).data.items.length).toBeGreaterThan(
      items.length,
    );
  });

  test('filters may be repeated, and filtering by a flag that advisors don’t see finds nothing', async () => {
    const application = await openIn(server, 'judicial_analysis');
    await query(`update personal_data set flags = '{"taxId":["x"]}' where application_id = $1`, [
      application.applicationId,
    ]);
    await followClock(server.deps);
    const find = async (who: TestStaff, filter: string) =>
      (await who.call('GET', `/applications?${filter}`)).data.items.map(
        (row: { applicationId: string }) => row.applicationId,
      );
    const both = 'stage=created&stage=judicial_analysis&limit=100';
    expect(await find(ana, both)).toContain(application.applicationId);
    expect(await find(ana, 'stage=approved')).toEqual([]);
    expect(await find(eva, 'flag=identifier_doubt')).toContain(application.applicationId);
    expect(await find(ana, 'flag=identifier_doubt')).toEqual([]);
    const { data } = await ana.call('GET', `/applications?${both}`);
    expect(data.items.every((row: { flags: unknown[] }) => row.flags.length === 0)).toBe(true);
  });

  test('counts match the list', async () => {
    const { data } = await eva.call('GET', '/applications/counts?country=mx');
    const [row] = await query(`select count(*)::int as n from queue_rows where country = 'mx'`);
    expect(data.total).toBe(row.n);
    const sum = (counts: Record<Stage, number>) => Object.values(counts).reduce((a, b) => a + b, 0);
    expect([sum(data.stages), sum(data.waitsFor)]).toEqual([row.n, row.n]);
  });
});

test('the longest page of the list, of rows that say as much as they can, has at most 260 KB', async () => {
  const opened = await Promise.all(Array.from({ length: 100 }, () => server.open('mx')));
  const name = `${'María de los Ángeles '.repeat(5).slice(0, 100)} ${'Núñez y Peña '.repeat(8).slice(0, 100)}`;
  const because = [
    { code: 'papers_to_review', params: { count: 14 } },
    ...correctionParts.map((part) => ({ code: 'correction_answered', params: { part } })),
  ];
  const { id } = eva.me.account;
  const at = new Date().toISOString();
  const given = { to: id, kind: 'rule', rule: 'Ñ'.repeat(80), version: 12, load: 120, among: 100, at, until: at };
  await query(
    `update queue_rows set name = $2, because = $3, flags = $4, assignee = $5, given = $6, waits_for = 'second_person',
       visit_at = now(), answer_by = now(), created_at = '2001-01-01', stale = false where application_id = any($1)`,
    [
      opened.map(({ applicationId }) => applicationId),
      ...[name, JSON.stringify(because), flagCodes, id, JSON.stringify(given)],
    ],
  );
  const { data, body } = await eva.call('GET', '/applications?createdTo=2001-02-01&limit=100');
  expect(data.items).toHaveLength(100);
  expect(data.items[0]).toMatchObject({ name, because, given: { rule: given.rule }, assignee: { id } });
  expect(Buffer.byteLength(body)).toBeLessThanOrEqual(260_000);
});

describe('take next', () => {
  test('assigns the oldest one waiting for review, and never the same one twice', async () => {
    const others = await Promise.all([1, 2, 3, 4].map(() => hire(server, 'reviewer')));
    const applications = await Promise.all([1, 2, 3].map(() => openIn(server, 'risk_analysis')));
    await query(
      `update queue_rows set waits_for = 'review', waiting_since = '2020-01-01', stale = false where application_id = any($1)`,
      [applications.map((application) => application.applicationId)],
    );
    await query(
      `update queue_rows set assignee = $1 where waits_for in ('review', 'check', 'decision') and waiting_since > '2020-01-02'`,
      [ana.me.account.id],
    );
    const taken = await Promise.all(others.map((other) => other.call('POST', '/applications/next', {})));
    const ids = taken.map(({ data }) => data.applicationId);
    expect(ids.filter(Boolean).toSorted()).toEqual(
      applications.map((application) => application.applicationId).toSorted(),
    );
    expect(ids.filter((id) => id === null)).toHaveLength(1);
    expect((await ana.call('POST', '/applications/next', {})).code).toBe('role_refused');
  });

  test('follows the filters and the order of the list it is taken from', async () => {
    const eva = await hire(server, 'reviewer');
    const leo = await hire(server, 'reviewer');
    const ids: string[] = [];
    for (const year of [2010, 2011, 2012]) {
      const { applicationId } = await openIn(server, 'risk_analysis');
      ids.push(applicationId);
      await query(
        `update queue_rows set waits_for = 'second_person', because = $2, created_at = $3, stale = false where application_id = $1`,
        [
          applicationId,
          JSON.stringify([{ code: 'confirm', params: { by: year === 2012 ? eva.me.account.id : leo.me.account.id } }]),
          `${year}-01-01`,
        ],
      );
    }
    const list = { waitsFor: 'second_person', createdTo: '2013-01-01', sort: 'createdAt', direction: 'desc' };
    const next = async (more: object) => (await eva.call('POST', '/applications/next', more)).data.applicationId;
    // The newest is a decision that Eva proposed herself.
    expect(await next(list)).toBe(ids[1]);
    expect(await next({ ...list, createdTo: '2010-06-01' })).toBe(ids[0]);
    expect(await next(list)).toBeNull();
    const mine = { ...list, assignee: 'me', direction: 'asc' };
    expect(await next(mine)).toBe(ids[0]);
    expect(await next({ ...mine, after: ids[0] })).toBe(ids[1]);
    // What was done with the last one may have moved it there: others before it are left.
    expect(await next({ ...mine, after: ids[1] })).toBe(ids[0]);
    await query(`update queue_rows set created_at = '2012-06-01' where application_id = $1`, [ids[0]]);
    expect(await next({ ...mine, after: ids[0] })).toBe(ids[1]);
    expect(await next({ ...mine, createdTo: '2011-06-01', after: ids[0] })).toBe(ids[1]);
    expect(await next({ ...mine, createdTo: '2011-06-01', after: ids[1] })).toBeNull();
  });

  test('doesn’t say that nothing is left while a job works on what is', async () => {
    const eva = await hire(server, 'reviewer');
    const { applicationId } = await openIn(server, 'risk_analysis');
    await query(
      `update queue_rows set waits_for = 'review', created_at = '2005-01-01', stale = false where application_id = $1`,
      [applicationId],
    );
    const list = { createdTo: '2005-02-01' };
    const next = async (more: object) => (await eva.call('POST', '/applications/next', more)).data.applicationId;
    let taken: Promise<string> | undefined;
    await transaction(server.deps, async (job) => {
      await lockQueueRows(job, [applicationId]);
      taken = next(list);
      await expect.poll(() => query('select 1 from pg_locks where not granted')).toHaveLength(1);
    });
    expect(await taken).toBe(applicationId);
    // A list of one’s own changes nothing, so it waits for nobody.
    await transaction(server.deps, async (job) => {
      await lockQueueRows(job, [applicationId]);
      expect(await next({ ...list, assignee: 'me' })).toBe(applicationId);
    });
  });
});
