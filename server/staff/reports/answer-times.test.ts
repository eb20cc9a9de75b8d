import { afterAll, beforeEach, expect, test } from 'vitest';
import { openPost } from '../../notifications/testing/test-post.ts';
import { requestPath } from '../../testing/calls.ts';
import { followClock } from '../queue/refresh-rows.ts';
import { keepAnswerTimes, notifyLateAnswers, workIn } from './answer-times.ts';
import { openWorld } from './testing/test-world.ts';

// A person decides the legal check, so its stage waits for the company.
const post = await openPost({ JUDICIAL_CHECK: 'manual', BRAND_NAME: 'Rueda' });
const { server } = post;
afterAll(post.close);
const { query, openAt, go, count, forget, rows } = await openWorld(server);
beforeEach(async () => {
  await forget();
  await query('delete from answer_times');
});

/** Answers of the last weeks, as figures: so many took so many working days. */
async function answered(cases: Record<number, number>, day = '2026-11-10', country = 'mx'): Promise<void> {
  for (const [days, n] of Object.entries(cases))
    await query(
      `insert into figures (figure, country, day, name, part, bucket, count, total)
       values ('answers', $1, $2, 'judicial_analysis', '', $3::int, $4::int, $3::int * $4::int)`,
      [country, day, Number(days), n],
    );
}
const times = () => query('select country, stage, half_days, most_days from answer_times order by 1, 2');
/** An application that begins to wait for the legal check on a day at noon. */
async function waiting(day: string, country: 'mx' | 'us' = 'mx') {
  const opened = await openAt(`${day}T15:00:00Z`, country);
  await go(opened, [1, 'earnings_analysis'], [2, 'judicial_analysis']);
  await followClock(server.deps);
  return opened;
}
const turnOf = async ({ requestId }: { requestId: string }) =>
  (await server.call('GET', requestPath(requestId))).data.companyTurn;

test('the median and the 80th percentile of the last 60 days, by country and stage, from 30 answers on', async () => {
  server.setNow('2026-11-20T12:00:00Z');
  await answered({ 0: 10, 1: 9, 2: 10 });
  await answered({ 9: 100 }, '2026-09-20');
  await answered({ 4: 29 }, '2026-11-10', 'us');
  await keepAnswerTimes(server.deps);
  expect(await times()).toEqual([]);
  await answered({ 3: 1 });
  await keepAnswerTimes(server.deps);
  const mexico = { country: 'mx', stage: 'judicial_analysis', half_days: 1, most_days: 2 };
  expect(await times()).toEqual([mexico]);
  const [before] = await query('select xmin::text from answer_times');
  await keepAnswerTimes(server.deps);
  expect(await query('select xmin::text from answer_times')).toEqual([before]);
  // Answers that are too old promise nothing.
  await query(`update figures set day = '2026-09-20'`);
  await keepAnswerTimes(server.deps);
  expect(await times()).toEqual([]);
});

test('the driver sees what the company does, since when, and what was promised then, whatever changes later', async () => {
  server.setNow('2026-11-20T12:00:00Z');
  await answered({ 1: 20, 3: 20 });
  await keepAnswerTimes(server.deps);
  const opened = await waiting('2026-11-18');
  const promised = { task: 'check', since: '2026-11-18T18:00:00.000Z', answer: { half: 1, most: 3 } };
  expect(await turnOf(opened)).toEqual(promised);
  await query('update answer_times set most_days = 9');
  expect(await turnOf(opened)).toEqual(promised);
  expect(await turnOf(await waiting('2026-11-19', 'us'))).toEqual({
    task: 'check',
    since: '2026-11-19T18:00:00.000Z',
  });
  await go(opened, [1, 'documents_analysis']);
  expect(await turnOf(opened)).toBeUndefined();
});

test('an answer within the promised working days is kept, later it isn’t; weekends and public holidays don’t count', async () => {
  await query(`insert into answer_times values ('mx', 'judicial_analysis', 1, 2)`);
  // Friday to Tuesday, with the Monday of the Revolution between: one working day.
  const kept = await waiting('2026-11-13');
  await go(kept, [96, 'documents_analysis']);
  // Monday to Thursday.
  const late = await waiting('2026-11-02');
  await go(late, [72, 'documents_analysis']);
  await query('delete from answer_times');
  const free = await waiting('2026-10-05');
  await go(free, [24, 'documents_analysis']);
  await count();
  expect(await rows('answers')).toEqual([
    { month: '2026-11', country: 'mx', answered: 2, promised: 2, kept: 1 },
    { month: '2026-10', country: 'mx', answered: 1, promised: 0, kept: 0 },
  ]);
  expect(await query(`select part, bucket from figures where figure = 'answers' and count > 0 order by day`)).toEqual([
    { part: '', bucket: 1 },
    { part: 'late', bucket: 3 },
    { part: 'kept', bucket: 1 },
  ]);
});

test('an answer that takes longer than promised is called late, in the app and by one message, and never before', async () => {
  await query(`insert into answer_times values ('mx', 'judicial_analysis', 1, 2)`);
  const opened = await waiting('2026-11-18');
  await query('delete from answer_times');
  const unpromised = await waiting('2026-11-18');
  const messages = () =>
    query(`select application_id, told, state from deliveries where kind = 'answer_late'`) as Promise<
      { state: string }[]
    >;
  // Wednesday; the second working day is Friday.
  for (const at of ['2026-11-20T23:00:00Z', '2026-11-22T18:00:00Z', '2026-11-23T05:30:00Z']) {
    server.setNow(at);
    await notifyLateAnswers(server.deps);
    expect(await messages(), at).toEqual([]);
  }
  expect(await turnOf(opened)).not.toHaveProperty('late');
  server.setNow('2026-11-23T18:00:00Z');
  for (let times = 0; times < 2; times++) await notifyLateAnswers(server.deps);
  const since = '2026-11-18T18:00:00.000Z';
  expect(await messages()).toEqual([{ application_id: opened.applicationId, told: since, state: 'waiting' }]);
  expect(await turnOf(opened)).toEqual({ task: 'check', since, answer: { half: 1, most: 2 }, late: true });
  expect(await turnOf(unpromised)).not.toHaveProperty('late');
  await post.deliverDue();
  // They left no address: nobody has to call for this.
  expect((await messages()).map(({ state }) => state)).toEqual(['dropped']);
});

test('a message about a late answer is not sent once there is one', async () => {
  await query(`insert into answer_times values ('mx', 'judicial_analysis', 1, 1)`);
  const [answered, late] = [await waiting('2026-11-18'), await waiting('2026-11-18')];
  for (const { requestId } of [answered, late])
    await server.call('PATCH', `${requestPath(requestId)}/personal-data`, { email: `${requestId}@example.org` });
  server.setNow('2026-11-23T18:00:00Z');
  await notifyLateAnswers(server.deps);
  await go(answered, [1, 'documents_analysis']);
  await post.deliverDue();
  const mails = post.mails().filter(({ subject }) => subject === 'Tu solicitud está tardando más de lo normal');
  expect(mails.map(({ to }) => to)).toEqual([[`${late.requestId}@example.org`]]);
  expect(mails[0]?.text).toContain('Está con nosotros desde el miércoles, 18 de noviembre.');
});

test('working days are those after the first day, up to the last', async () => {
  const turns = [
    { at: new Date('2026-11-30T18:00:00Z'), stage: 'judicial_analysis', waitsFor: 'check', mostDays: null },
  ];
  const source = { country: 'mx', createdAt: new Date('2026-11-01T18:00:00Z'), turns } as never;
  const { days } = await workIn(source);
  expect([
    days('2026-11-20', '2026-11-20'),
    days('2026-11-20', '2026-11-22'),
    days('2026-11-20', '2026-11-24'),
  ]).toEqual([0, 0, 2]);
});
