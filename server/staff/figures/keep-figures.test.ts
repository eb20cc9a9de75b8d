import { afterAll, beforeEach, expect, test } from 'vitest';
import { transaction } from '../../core/database/transaction.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { followClock } from '../queue/projection.ts';
import { keepFigures } from './keep-figures.ts';
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

test('a stopped pass ends after a slice, and a concurrent one counts nothing', async () => {
  await threeLives();
  await followClock(server.deps);
  await expect(keepFigures(server.deps, AbortSignal.abort())).rejects.toThrow();
  await transaction(server.deps.db, async (trx) => {
    await trx.selectFrom('figures_state').select('is_one').forUpdate().execute();
    await keepFigures(server.deps);
  });
  expect(await sums()).toEqual([]);
  await keepFigures(server.deps);
  expect(await sums()).not.toEqual([]);
});

test('an erased application stays counted', async () => {
  const { approved } = await threeLives();
  await count();
  await query('delete from applications where id = $1', [approved.applicationId]);
  await count();
  expect((await rows('funnel')).at(-1)).toMatchObject({ month: '2026-10', reached: { approved: 1 } });
});
