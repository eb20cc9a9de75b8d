import { addDays } from '@volante/contract/fields/dates.ts';
import { afterAll, expect, test } from 'vitest';
import { transaction } from '../../core/database/transaction.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { addToFigures, type CountedFact, selectFigures } from './figure-store.ts';

const server = await startTestApp();
afterAll(server.close);
const { db } = server.deps;
const { query } = server;
const countries = ['mx', 'us'] as const;

// Seeded, so that a failure can be repeated.
let state = 1;
function upTo(most: number): number {
  state = (state * 48271) % 2147483647;
  return state % (most + 1);
}

const anyDay = () => addDays('2025-12-20', upTo(120));

function anyFact(): CountedFact {
  const [country, day] = [countries[upTo(1)] ?? 'mx', anyDay()];
  const name = ['created', 'approved'][upTo(1)] ?? '';
  return { figure: 'stage_time', country, day, name, part: '', bucket: upTo(3), count: upTo(7) - 2, total: upTo(90) };
}

test('a report over any period is the sum of its days, also after corrections', async () => {
  for (let pass = 0; pass < 40; pass++) {
    await transaction({ db }, (trx) => addToFigures(trx, Array.from({ length: upTo(20) }, anyFact)));
    const [from = '', to = ''] = [anyDay(), anyDay()].sort();
    const country = pass % 2 ? countries[0] : undefined;
    const byDays = await query(
      `select figure, name, part, bucket, sum(count)::int as count, sum(total)::float8 as total from figures
       where day between $1 and $2 and country = coalesce($3, country)
       group by 1, 2, 3, 4 having sum(count) > 0 order by 1, 2, 3, 4`,
      [from, to, country ?? null],
    );
    expect(await selectFigures(db, ['stage_time'], { from, to, country }), `${from} to ${to}`).toEqual(byDays);
  }
});

test('figures removed from days are removed from their months', async () => {
  const fact = { figure: 'funnel', country: 'mx', day: '2026-03-05', name: 'created', part: '', bucket: 0 } as const;
  await transaction({ db }, (trx) => addToFigures(trx, [{ ...fact, count: 2, total: 0 }]));
  const march = () => selectFigures(db, ['funnel'], { from: '2026-03-01', to: '2026-03-31' });
  expect(await march()).toHaveLength(1);
  await query(`delete from figures where figure = 'funnel'`);
  expect(await march()).toEqual([]);
});
