import { randomUUID } from 'node:crypto';
import type { WorkRule } from '@volante/contract/staff/administration/work-rules.ts';
import { describe, expect, test } from 'vitest';
import { transaction } from '../../core/database/transaction.ts';
import { openIn, walkTo } from '../../testing/application.ts';
import { lockAccounts, updateAccount } from '../accounts/account-store.ts';
import { freeAssigned } from '../queue/assignee-store.ts';
import { hire, type TestStaff } from '../testing/test-staff.ts';
import { idOf, noon, type One, openWork, rule } from './testing/test-work.ts';

const { server, iris, eva, leo, luz, ana, setRules, waiting, has, give, assign } = await openWork();
const { query, deps } = server;

/** An application of a driver who was sent a link in a language. */
async function invited(language: string): Promise<One> {
  const body = { country: 'mx', firstName: 'Luz', phone: '5570010001', language };
  const { data, status } = await eva.call('POST', '/links', body);
  expect(status).toBe(200);
  await walkTo(server, data, 'judicial_analysis');
  return data;
}
const read = async ({ applicationId }: One) => (await eva.call('GET', `/applications/${applicationId}`)).data;
const flag = ({ applicationId }: One, flags: string) =>
  query('update queue_rows set flags = $2 where application_id = $1', [applicationId, flags]);

describe('who gets it', () => {
  test('the first rule that fits decides, by country, flags, language of the driver and weekly earnings', async () => {
    const [american, flagged, english, rich, other] = [
      await waiting('us'),
      await waiting(),
      await invited('en'),
      await waiting(),
      await waiting(),
    ];
    await flag(flagged, '{match_open,came_back}');
    for (const [week, amount] of [
      ['2026-11-02', 1000],
      ['2026-11-09', 9000],
      ['2026-11-16', 5000],
    ])
      await query(
        `insert into earnings_weeks (application_id, platform, week_start, amount, currency, origin, updated_at)
         values ($1, 'uber', $2, $3, 'MXN', 'screenshot', now())`,
        [rich.applicationId, week, amount],
      );
    const mx: Partial<WorkRule> = { countries: ['mx'] };
    await setRules([
      rule([leo], { name: 'US', countries: ['us'] }),
      rule([iris], { name: 'Coincidencias', flags: ['match_open', 'no_show'] }),
      rule([iris], { name: 'En inglés', languages: ['en'] }),
      rule([leo], { ...mx, name: 'Más', weeklyFromMinor: 500_100 }),
      rule([iris], { ...mx, name: 'Justo', weeklyFromMinor: 500_000, weeklyToMinor: 500_000 }),
      rule([eva], { name: 'Las demás' }),
    ]);
    await give();
    expect(await Promise.all([american, flagged, english, rich, other].map(has))).toEqual([
      ...['Leo', 'Iris', 'Iris', 'Iris', 'Eva'],
    ]);
    const why = await Promise.all([american, english, rich].map(async (item) => (await read(item)).given.rule));
    expect(why).toEqual(['US', 'En inglés', 'Justo']);
  });

  test('the least loaded gets it, of equally loaded ones who got something longest ago, and nobody more than they take', async () => {
    const [own] = [await waiting()];
    expect((await assign(eva, own)).status).toBe(200);
    const many = [];
    for (let i = 0; i < 4; i++) many.push(await waiting());
    await query('update staff_accounts set capacity = 2 where id = $1', [idOf(leo)]);
    await setRules([rule([eva, leo])]);
    await give();
    const names = await Promise.all(many.map(has));
    // Leo has none, then one as Eva does but got it just now, so Eva, then Leo again until he is full.
    expect(names).toEqual(['Leo', 'Eva', 'Leo', 'Eva']);
    const last = await waiting();
    await give();
    expect(await has(last)).toBe('Eva');
  });

  test('what waits for the driver is no load, and is not given out', async () => {
    const created = await openIn(server, 'created');
    const mine = await openIn(server, 'created');
    await assign(leo, mine);
    await query('update staff_accounts set capacity = 1 where id = $1', [idOf(leo)]);
    const check = await waiting();
    await setRules([rule([leo])]);
    await give();
    expect([await has(created), await has(check)]).toEqual([null, 'Leo']);
  });

  test('somebody who is away, speaks another language, or is over gets nothing; the rest of the team does', async () => {
    await setRules([rule([eva, leo, iris])]);
    await eva.call('PATCH', `/work-members/${idOf(leo)}`, { awayUntil: '2026-11-30T06:00:00Z' });
    await eva.call('PATCH', `/work-members/${idOf(iris)}`, { languages: ['en'] });
    await query(`update staff_accounts set ends_at = '2026-11-27T17:00:00Z' where id = $1`, [idOf(eva)]);
    const application = await waiting();
    const { items } = (await iris.call('POST', '/work-rules/try', {})).data;
    expect(items).toMatchObject([
      {
        outcome: 'nobody_free',
        rule: 'Todas',
        passed: [
          { name: 'Eva', reason: 'over' },
          { name: 'Leo', reason: 'away' },
          { name: 'Iris', reason: 'language' },
        ],
      },
    ]);
    await give();
    expect(await has(application)).toBeNull();
    server.setNow('2026-11-30T06:00:00Z');
    await give();
    expect(await has(application)).toBe('Leo');
  });

  test('the time off of an advisor with an account is an absence; some hours within a day are none', async () => {
    await setRules([rule([leo])]);
    const [advisor] = await query(
      'update advisors set account_id = $1 where id = (select id from advisors limit 1) returning id',
      [idOf(leo)],
    );
    const off = (from: string, to: string) =>
      query('insert into advisor_time_off (id, advisor_id, starts_at, ends_at) values ($1, $2, $3, $4)', [
        randomUUID(),
        advisor.id,
        from,
        to,
      ]);
    await off('2026-11-27T06:00:00Z', '2026-11-28T06:00:00Z');
    const application = await waiting();
    await give();
    expect(await has(application)).toBeNull();
    const { items } = (await eva.call('GET', '/work-members')).data;
    expect(items.find(({ name }: { name: string }) => name === 'Leo')).toMatchObject({
      ...{ awayUntil: null, backAt: '2026-11-28T06:00:00.000Z' },
    });
    await query('delete from advisor_time_off');
    await off('2026-11-27T17:00:00Z', '2026-11-27T20:00:00Z');
    await give();
    expect(await has(application)).toBe('Leo');
    await query('update advisors set account_id = null');
  });

  test('a second person’s confirmation never goes to who proposed it, and a report to nobody', async () => {
    const [proposed, report] = [await waiting(), await waiting()];
    await query(`update queue_rows set waits_for = 'second_person', because = $2 where application_id = $1`, [
      proposed.applicationId,
      JSON.stringify([{ code: 'confirm', params: { by: idOf(leo) } }]),
    ]);
    await query(`update queue_rows set waits_for = 'report' where application_id = $1`, [report.applicationId]);
    await setRules([rule([leo])]);
    await give();
    expect(await has(proposed)).toBeNull();
    await setRules([rule([leo, eva])]);
    await give();
    expect([await has(proposed), await has(report)]).toEqual(['Eva', null]);
  });
});

describe('why it came', () => {
  test('is recorded with the application and in the log, and gone once a person assigns it', async () => {
    const application = await waiting();
    await setRules([rule([eva, leo])]);
    await give();
    const to = (await has(application)) === 'Eva' ? eva : leo;
    const given = { kind: 'rule', rule: 'Todas', load: 0, among: 2, at: new Date(noon).toISOString() };
    expect((await read(application)).given).toEqual(given);
    const { items } = (await eva.call('GET', `/applications?assignee=${idOf(to)}`)).data;
    expect(items[0].given).toEqual(given);
    const log = await query(
      `select account_id, details from staff_audit where application_id = $1 and kind = 'giveOut'`,
      [application.applicationId],
    );
    expect(log).toEqual([
      {
        account_id: null,
        details: { before: null, owner: idOf(to), why: 'rule', rule: 'Todas', version: 1, load: 0, among: 2 },
      },
    ]);
    const other = to === eva ? leo : eva;
    await assign(other, application, to);
    expect((await read(application)).given).toBeNull();
    // A server of the release before changes only the assignee.
    await query('update queue_rows set given = $2, assignee = $3 where application_id = $1', [
      ...[application.applicationId, JSON.stringify({ ...given, to: idOf(to), version: 1, until: null }), idOf(other)],
    ]);
    expect((await read(application)).given).toBeNull();
  });
});

describe('what goes up and what is free again', () => {
  test('what its receiver hasn’t begun when it is due goes up, once; what was begun stays', async () => {
    const [idle, begun] = [await waiting(), await waiting()];
    await setRules([rule([leo])]);
    await give();
    const note = await leo.call('POST', `/applications/${begun.applicationId}/notes`, { text: 'Llamé al juzgado' });
    expect(note.status).toBe(200);
    server.setNow('2026-11-30T17:59:00Z');
    await give();
    expect(await Promise.all([idle, begun].map(has))).toEqual(['Leo', 'Leo']);
    server.setNow('2026-11-30T18:00:00Z');
    await give();
    expect(await Promise.all([idle, begun].map(has))).toEqual(['Luz', 'Leo']);
    const [row] = await query('select given from queue_rows where application_id = $1', [idle.applicationId]);
    expect(row.given).toMatchObject({ kind: 'up', rule: 'Todas', among: 1 });
    const later = await hire(server, 'reviewer');
    const body = { from: idOf(luz), to: idOf(leo) };
    expect((await later.call('PUT', `/applications/${idle.applicationId}/assignee`, body)).status).toBe(200);
    await give();
    expect(await has(idle)).toBe('Leo');
  });

  test('what went up is in the inbox of who got it until they open it; what a rule gave is in their list alone', async () => {
    const [late, fresh] = [await waiting(), await waiting()];
    await query(`update queue_rows set answer_by = '2026-11-27T17:00:00Z' where application_id = $1`, [
      late.applicationId,
    ]);
    await query(`update queue_rows set flags = '{match_open}' where application_id = $1`, [fresh.applicationId]);
    await setRules([rule([eva], { flags: ['match_open'] })]);
    await give();
    expect(await Promise.all([late, fresh].map(has))).toEqual(['Luz', 'Eva']);
    const cameBack = async (who: TestStaff) => (await who.call('GET', '/inbox')).data.cameBack;
    expect(await cameBack(luz)).toMatchObject([{ applicationId: late.applicationId, what: ['up'] }]);
    expect(await cameBack(eva)).toEqual([]);
    await luz.call('POST', `/applications/${late.applicationId}/presence`);
    expect(await cameBack(luz)).toEqual([]);
  });

  test('reading it isn’t beginning it, nor is watching it or putting away a note', async () => {
    const application = await waiting();
    const of = `/applications/${application.applicationId}`;
    const { data } = await eva.call('POST', `${of}/notes`, { text: '@Leo ¿la ves?', mentions: [idOf(leo)] });
    await setRules([rule([leo])]);
    await give();
    expect((await leo.call('GET', of)).status).toBe(200);
    expect((await leo.call('PUT', `${of}/watching`, { watching: true })).status).toBe(200);
    expect((await leo.call('POST', `${of}/notes/${data.notes[0].id}/seen`)).status).toBe(200);
    server.setNow('2026-11-30T18:00:00Z');
    await give();
    expect(await has(application)).toBe('Luz');
  });

  test('what nobody was free for goes up when it is due, a report, too; what a person assigned never does', async () => {
    const [free, report, assigned] = [await waiting(), await waiting(), await waiting()];
    await query(`update queue_rows set waits_for = 'report' where application_id = $1`, [report.applicationId]);
    expect((await assign(leo, assigned)).data).toBeTruthy();
    await setRules([rule([leo])]);
    await query('update staff_accounts set capacity = 1 where id = $1', [idOf(leo)]);
    await give();
    expect(await Promise.all([free, report, assigned].map(has))).toEqual([null, null, 'Leo']);
    server.setNow('2026-11-30T18:00:00Z');
    await give();
    expect(await Promise.all([free, report, assigned].map(has))).toEqual(['Luz', 'Luz', 'Leo']);
  });

  test('what is late already when it is given has its whole time once more', async () => {
    const application = await waiting();
    server.setNow('2026-12-01T18:00:00Z');
    await query(`insert into work_rules (version, rules, leads, account_id, at) values (1, $1, $2, $3, now())`, [
      JSON.stringify([rule([leo])]),
      [idOf(luz)],
      idOf(iris),
    ]);
    await give();
    await give();
    expect(await has(application)).toBe('Leo');
    server.setNow('2026-12-02T18:00:00Z');
    await give();
    expect(await has(application)).toBe('Luz');
  });

  test('work of somebody away is free again if it is due before they are back; of a disabled or ended account at once', async () => {
    const [soon, gone, ended] = [await waiting(), await waiting(), await waiting()];
    await assign(leo, soon);
    await assign(iris, gone);
    await assign(ana, ended);
    await query(`update staff_accounts set away_until = '2026-11-29T06:00:00Z' where id = $1`, [idOf(leo)]);
    await give();
    expect(await has(soon), 'due on Monday, when he is back').toBe('Leo');
    await query(`update staff_accounts set away_until = '2026-12-05T06:00:00Z' where id = $1`, [idOf(leo)]);
    await query(`update staff_accounts set ends_at = '2026-11-27T17:00:00Z' where id = $1`, [idOf(ana)]);
    await query('update staff_accounts set disabled_at = now() where id = $1', [idOf(iris)]);
    await give();
    expect(await Promise.all([soon, gone, ended].map(has)), 'without any rule').toEqual([null, null, null]);
    const details = await query(`select details from staff_audit where kind = 'giveOut' and application_id = $1`, [
      soon.applicationId,
    ]);
    expect(details).toEqual([{ details: { before: idOf(leo), owner: null, why: 'free' } }]);
  });
});

describe('two never get one', () => {
  test('while many take the next one and several processes give out, each application is given once', async () => {
    const many = [];
    for (let i = 0; i < 12; i++) many.push(await waiting());
    await setRules([rule([eva, leo])]);
    const taken = (who: TestStaff) => who.call('POST', '/applications/next', {});
    const answers = await Promise.all([give(), give(), taken(iris), give(), taken(iris), taken(iris)]);
    const ids = answers.flatMap((answer) => (answer ? [answer.data.applicationId] : [])).filter(Boolean);
    expect(new Set(ids).size).toBe(ids.length);
    const log = await query(
      `select application_id, count(*)::int as times from staff_audit where kind = 'giveOut' and application_id = any($1) group by 1`,
      [many.map(({ applicationId }) => applicationId)],
    );
    expect(log.filter(({ times }) => times > 1)).toEqual([]);
    expect(
      log.some(({ application_id: id }) => ids.includes(id)),
      'what was taken is given to nobody',
    ).toBe(false);
    expect(await Promise.all(many.map(has))).not.toContain(null);
    const loads = await query(
      `select s.name, count(*)::int as load from queue_rows q join staff_accounts s on s.id = q.assignee where s.id = any($1) group by 1`,
      [[idOf(eva), idOf(leo)]],
    );
    expect(Math.abs(loads[0].load - loads[1].load)).toBeLessThanOrEqual(1);
  });

  test('of a person who assigns many together and the rules, whoever comes second leaves what the first gave', async () => {
    const many = [];
    for (let i = 0; i < 12; i++) many.push((await waiting()).applicationId);
    await setRules([rule([leo])]);
    const items = many.map((applicationId) => ({ applicationId, from: null, to: idOf(ana) }));
    const [bulk] = await Promise.all([eva.call('POST', '/applications/bulk', { act: 'assign', items }), give()]);
    const { done, skipped } = bulk.data as { done: string[]; skipped: { applicationId: string; reason: string }[] };
    expect(skipped.filter(({ reason }) => reason !== 'changed_meanwhile')).toEqual([]);
    await give();
    for (const applicationId of many)
      expect(await has({ applicationId })).toBe(done.includes(applicationId) ? 'Ana' : 'Leo');
    expect(done.length + skipped.length).toBe(many.length);
  });

  test('somebody who is being disabled at that moment gets nothing', async () => {
    const application = await waiting();
    await setRules([rule([leo])]);
    const given = await transaction(deps, async (trx) => {
      await lockAccounts(trx);
      const running = give();
      const waits = `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await query(waits))[0].n).toBe(1);
      await updateAccount(trx, idOf(leo), { disabled_at: deps.now() });
      await freeAssigned(trx, idOf(leo));
      return { running };
    });
    await given.running;
    expect(await has(application)).toBeNull();
  });

  test('what somebody has locked or open stays for the next minute', async () => {
    const [locked, open] = [await waiting(), await waiting()];
    await setRules([rule([leo])]);
    await iris.call('POST', `/applications/${open.applicationId}/presence`);
    await transaction(deps, async (trx) => {
      await trx
        .selectFrom('queue_rows')
        .select('stale')
        .where('application_id', '=', locked.applicationId)
        .forUpdate()
        .execute();
      await give();
    });
    expect(await Promise.all([locked, open].map(has))).toEqual([null, null]);
    server.setNow('2026-11-27T18:02:00Z');
    await give();
    expect(await Promise.all([locked, open].map(has))).toEqual(['Leo', 'Leo']);
  });
});
