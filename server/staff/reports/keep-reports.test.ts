import { afterAll, beforeEach, expect, test } from 'vitest';
import { transaction } from '../../core/database/transaction.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { followClock } from '../queue/refresh-rows.ts';
import { RULES } from './count-application.ts';
import { keepFigures } from './keep-reports.ts';
import { openWorld } from './testing/test-world.ts';

const server = await startTestApp();
afterAll(server.close);
const { query, threeLives, count, forget, ask, rows } = await openWorld(server);
beforeEach(forget);

const sums = () =>
  query(
    'select figure, country, day, name, part, bucket, count, total from figures where count <> 0 order by 1, 2, 3, 4, 5, 6',
  );

test('an interrupted pass counts everything exactly once', async () => {
  const lives = await threeLives();
  await count();
  const whole = await sums();
  const [{ facts }] = await query('select sum(jsonb_array_length(facts))::int as facts from figure_sources');
  expect(facts).toBeGreaterThan(20);
  await query('truncate figures, figure_sources');
  await query('insert into figure_changes select application_id, revision from queue_rows');
  await query('update figures_state set as_of = null');

  await query(
    `create function break_off() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`,
  );
  await query(
    `create trigger break_off before insert on figure_sources for each row when (new.application_id = '${lives.fresh.applicationId}')
     execute function break_off()`,
  );
  await expect(keepFigures(server.deps, undefined, 1)).rejects.toThrow('killed');
  expect(await query('select count(*)::int as n from figure_sources')).toEqual([{ n: 2 }]);
  expect((await ask('funnel?from=2026-11-01&to=2026-11-30')).data.asOf).toBeNull();
  await query('drop trigger break_off on figure_sources');
  await keepFigures(server.deps, undefined, 1);
  expect(await sums()).toEqual(whole);
  await keepFigures(server.deps);
  expect(await sums()).toEqual(whole);
  const asOf = server.deps.now().toISOString();
  expect((await ask('funnel?from=2026-11-01&to=2026-11-30')).data.asOf).toBe(asOf);
});

test('a stopped pass ends after a slice, and a second one at the same time counts nothing', async () => {
  await threeLives();
  await followClock(server.deps);
  await expect(keepFigures(server.deps, AbortSignal.abort())).rejects.toThrow();
  await transaction(server.deps, async (trx) => {
    await trx.selectFrom('figures_state').select('is_one').forUpdate().execute();
    await keepFigures(server.deps);
  });
  expect(await sums()).toEqual([]);
  await keepFigures(server.deps);
  expect(await sums()).not.toEqual([]);
});

test('an erased application still counts', async () => {
  const { approved } = await threeLives();
  await count();
  await query('delete from applications where id = $1', [approved.applicationId]);
  await count();
  expect((await rows('funnel')).at(-1)).toMatchObject({ month: '2026-10', reached: { approved: 1 } });
});

test('a change made while its application is being counted is counted by the next pass', async () => {
  const { fresh, approved } = await threeLives();
  await count();
  const toCount = () => query('select application_id from figure_changes');
  expect(await toCount()).toEqual([]);
  const change = `update applications set created_at = created_at - interval '40 days' where id = $1`;
  await query(change, [fresh.applicationId]);
  await followClock(server.deps);
  await query(`create function come_between() returns trigger language plpgsql as $$ begin
    update figure_changes set revision = revision + 1 where application_id = '${fresh.applicationId}'; return new; end $$`);
  await query('create trigger come_between before insert on figures for each row execute function come_between()');
  await query(change, [approved.applicationId]);
  await followClock(server.deps);
  await keepFigures(server.deps);
  await query('drop trigger come_between on figures');
  expect(await toCount()).toEqual([{ application_id: fresh.applicationId }]);
  await query(
    'update figure_changes c set revision = q.revision from queue_rows q where q.application_id = c.application_id',
  );
  await keepFigures(server.deps);
  expect(await toCount()).toEqual([]);
});

test('applications counted by earlier rules are counted again, even if they didn’t change', async () => {
  await threeLives();
  await count();
  const whole = await sums();
  await query(`update figure_sources set rules = rules - 1`);
  await keepFigures(server.deps, undefined, 2);
  expect(await sums()).toEqual(whole);
  expect(await query('select distinct rules from figure_sources')).toEqual([{ rules: RULES }]);
});
