import { afterAll, beforeEach, expect, test } from 'vitest';
import { closeApplication } from '../../admission/closing/close.ts';
import { staff } from '../../applications/events.ts';
import { transaction } from '../../core/database/transaction.ts';
import { type Opened, openIn } from '../../testing/application.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { mendQueue } from '../queue/refresh-rows.ts';
import { hire } from '../testing/test-staff.ts';
import { openWorld } from './testing/test-world.ts';

// A person decides the legal check, so its stage waits for the company.
const server = await startTestApp({ settings: { JUDICIAL_CHECK: 'manual' } });
afterAll(server.close);
const { query, ana, openAt, go, count, forget, ask, rows } = await openWorld(server);
beforeEach(async () => {
  await forget();
  setHours('mx.check:9,us.check:9');
});

const setHours = (value: string) => server.deps.liveSettings.apply(new Map([['ANSWER_HOURS', value]]));
/** An application that waits for the legal check since a moment. */
async function waiting(since: string, country: 'mx' | 'us' = 'mx'): Promise<Opened> {
  const opened = await openAt(new Date(Date.parse(since) - 2 * 3_600_000).toISOString(), country);
  await go(opened, [1, 'earnings_analysis'], [1, 'judicial_analysis']);
  return opened;
}
/** Its legal check is passed, so it goes back to the driver. */
async function answer(opened: Opened, at: string): Promise<void> {
  server.setNow(at);
  await go(opened, [0, 'documents_analysis']);
}
async function answered(since: string, at: string, country: 'mx' | 'us' = 'mx'): Promise<void> {
  await answer(await waiting(since, country), at);
}
const check = { turn: 'check', country: 'mx', target: 9 };
const inTime = { late: 0, median: null, worst: null };

test('an answer within the target’s working hours is in time, over a weekend and a holiday, and a second later it is late', async () => {
  // Friday 5 p.m. in Mexico City; Monday 16 November is a holiday, so a working day later is Tuesday 5 p.m.
  await answered('2026-11-13T23:00:00Z', '2026-11-17T23:00:00Z');
  await count();
  expect(await rows('late-answers')).toEqual([{ ...check, answered: 1, ...inTime }]);
  await answered('2026-11-13T23:00:00Z', '2026-11-17T23:00:01Z');
  await count();
  expect(await rows('late-answers')).toEqual([{ ...check, answered: 2, late: 1, median: 1, worst: 1 }]);
});

test('the late ones’ median and worst are in working hours, rounded up, on the day of the answer', async () => {
  // Thursday 10 a.m.: due on Friday 10 a.m.
  for (const at of ['2026-11-06T16:30:00Z', '2026-11-06T19:00:00Z', '2026-11-09T17:00:00Z'])
    await answered('2026-11-05T16:00:00Z', at);
  await count();
  expect(await rows('late-answers')).toEqual([{ ...check, answered: 3, late: 3, median: 3, worst: 10 }]);
  expect(await rows('late-answers', '', '2026-11-09')).toEqual([
    { ...check, answered: 1, late: 1, median: 10, worst: 10 },
  ]);
  expect(await rows('late-answers', '', '2026-11-10')).toEqual([]);
});

test('what was due when a working day ended is late at night, as the list said', async () => {
  setHours('mx.check:1');
  const late = await waiting('2026-11-06T23:00:00Z');
  server.setNow('2026-11-07T18:00:00Z');
  await mendQueue(server.deps);
  expect(await rows('overdue')).toEqual([{ owner: null, count: 1, longest: 1 }]);
  await answer(late, '2026-11-07T18:00:00Z');
  await count();
  expect(await rows('late-answers')).toEqual([{ ...check, target: 1, answered: 1, late: 1, median: 1, worst: 1 }]);
});

test('each country has its own holidays, clock and target', async () => {
  // Tuesday 5 p.m. in both; Wednesday is Veterans Day in the US.
  for (const country of ['mx', 'us'] as const) await answered('2026-11-10T23:00:00Z', '2026-11-12T16:00:00Z', country);
  await count();
  const mexico = { ...check, answered: 1, late: 1, median: 2, worst: 2 };
  expect(await rows('late-answers')).toEqual([mexico, { ...check, country: 'us', answered: 1, ...inTime }]);
  expect(await rows('late-answers', '&country=mx')).toEqual([mexico]);
  setHours('mx.check:9,us.check:1');
  expect(await rows('late-answers', '&country=us')).toEqual([
    { ...check, country: 'us', target: 1, answered: 1, late: 1, median: 1, worst: 1 },
  ]);
});

/** Replaces the turns of an application that is counted again. */
async function turnsAre({ applicationId }: Opened, ...turns: [at: string, stage: string, waitsFor: string][]) {
  await query('delete from application_turns where application_id = $1', [applicationId]);
  for (const turn of turns)
    await query('insert into application_turns (application_id, at, stage, waits_for) values ($1, $2, $3, $4)', [
      applicationId,
      ...turn,
    ]);
  await query('update queue_rows set revision = revision + 1 where application_id = $1', [applicationId]);
}

test('the driver’s time between two turns of ours is nobody’s delay, and a turn goes on in the next stage', async () => {
  setHours('mx.review:9,mx.decision:9');
  const opened = await openAt('2026-11-03T15:00:00Z');
  await turnsAre(
    opened,
    ['2026-11-03T16:00:00Z', 'documents_analysis', 'review'],
    ['2026-11-03T18:00:00Z', 'documents_analysis', 'driver'],
    ['2026-11-09T16:00:00Z', 'documents_analysis', 'review'],
    // Monday 10 a.m. to Tuesday 12 p.m., in two stages.
    ['2026-11-09T22:00:00Z', 'risk_analysis', 'review'],
    ['2026-11-10T18:00:00Z', 'risk_analysis', 'decision'],
    ['2026-11-10T20:00:00Z', 'home_visit', 'driver'],
  );
  await count();
  expect(await rows('late-answers')).toEqual([
    { ...check, turn: 'decision', answered: 1, ...inTime },
    { ...check, turn: 'review', answered: 2, late: 1, median: 2, worst: 2 },
  ]);
});

test('closing without decision is no answer, and what still waits is none yet', async () => {
  const closed = await waiting('2026-11-03T16:00:00Z');
  server.setNow('2026-11-10T16:00:00Z');
  await transaction(server.deps, (trx) =>
    closeApplication(server.deps, trx, closed.applicationId, { reason: 'withdrew', actor: staff(ana.me.account.id) }),
  );
  await waiting('2026-11-03T16:00:00Z');
  await count();
  expect(await rows('late-answers')).toEqual([]);
});

test('earlier answers are judged by the target of today; without one nothing is late, and that is said', async () => {
  await answered('2026-11-05T16:00:00Z', '2026-11-06T19:00:00Z');
  await count();
  const judged = async (hours: string) => {
    setHours(hours);
    const [{ target, late, worst }] = await rows('late-answers');
    return [target, late, worst];
  };
  expect(await judged('mx.check:9')).toEqual([9, 1, 3]);
  expect(await judged('mx.check:11')).toEqual([11, 1, 1]);
  expect(await judged('mx.check:12')).toEqual([12, 0, null]);
  expect(await judged('mx.check:0')).toEqual([0, 1, 12]);
  expect(await judged('us.check:9')).toEqual([null, 0, null]);
  expect(await judged('off')).toEqual([null, 0, null]);
});

test('what is overdue now is told by who takes care of it, nobody first, and is what the list has', async () => {
  // Friday, 13 November 2026, 12 p.m. in Mexico City.
  server.setNow('2026-11-13T18:00:00Z');
  const luis = await hire(server, 'reviewer', 'Luis');
  const over = async (answerBy: string, who: string | null, country: 'mx' | 'us' = 'mx') => {
    const { applicationId } = await openIn(server, 'judicial_analysis', country);
    await query('update queue_rows set answer_by = $2, assignee = $3 where application_id = $1', [
      ...[applicationId, answerBy, who],
    ]);
    return applicationId;
  };
  const [a, l] = [ana.me.account, luis.me.account];
  await over('2026-11-13T17:30:00Z', null);
  await over('2026-11-12T18:00:00Z', a.id);
  await over('2026-11-13T17:00:00Z', a.id, 'us');
  await over('2026-11-10T18:00:00Z', l.id);
  // Not overdue yet, closed, and decided.
  await over('2026-11-13T18:00:00Z', l.id);
  const closed = await over('2026-11-10T18:00:00Z', l.id);
  await query(`update queue_rows set closed = 'withdrew', waits_for = 'nobody' where application_id = $1`, [closed]);
  const [luisNow, anaNow] = [
    { owner: { id: l.id, name: 'Luis' }, count: 1, longest: 27 },
    { owner: { id: a.id, name: 'Ana' }, count: 2, longest: 9 },
  ];
  const found = await rows('overdue', '', '2026-01-01', '2026-01-01');
  expect(found).toEqual([{ owner: null, count: 1, longest: 1 }, luisNow, anaNow]);
  for (const { owner, count } of found) {
    const { data } = await luis.call('GET', `/applications?due=overdue&assignee=${owner?.id ?? 'none'}`);
    expect(data.items).toHaveLength(count);
  }
  expect(await rows('overdue', '&country=us')).toEqual([{ ...anaNow, count: 1, longest: 1 }]);
  const { data } = await ask('overdue?from=2026-11-01&to=2026-11-30');
  expect(data.asOf).toBe('2026-11-13T18:00:00.000Z');
});

test('both are downloaded as they are shown', async () => {
  setHours('mx.check:9');
  for (const country of ['mx', 'us'] as const) await answered('2026-11-05T16:00:00Z', '2026-11-06T19:00:00Z', country);
  await count();
  const { applicationId } = await openIn(server, 'judicial_analysis');
  await query(`update queue_rows set answer_by = '2026-11-06T17:30:00Z' where application_id = $1`, [applicationId]);
  const csv = async (name: string) =>
    (await ask(`${name}.csv?from=2026-11-01&to=2026-11-30`)).body.replace('\ufeff', '').trim().split('\r\n');
  expect(await csv('late-answers')).toEqual([
    'turn,country,target_hours,answered,in_time,late,median_late_hours,worst_late_hours',
    'check,mx,9,1,0,1,3,3',
    'check,us,,1,,,,',
  ]);
  expect(await csv('overdue')).toEqual(['owner,count,longest_hours', ',1,2']);
});

test('only those who oversee see them', async () => {
  const advisor = await hire(server, 'advisor', 'Tito');
  const lead = await hire(server, 'lead', 'Lea');
  for (const name of ['late-answers', 'overdue', 'overdue.csv']) {
    const path = `/reports/${name}?from=2026-11-01&to=2026-11-30`;
    expect((await advisor.call('GET', path)).status).toBe(403);
    expect((await lead.call('GET', path)).status).toBe(200);
  }
});
