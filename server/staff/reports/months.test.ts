import { addDays } from '@volante/contract/fields/dates.ts';
import type { ReportName } from '@volante/contract/staff/reports/rows.ts';
import { everyCountry, withinReach } from '@volante/contract/staff/roles.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { transaction } from '../../core/database/transaction.ts';
import { openIn } from '../../testing/application.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { hire, type TestStaff } from '../testing/test-staff.ts';
import { addToFigures, type CountedFact, selectFigures } from './report-store.ts';
import { openWorld } from './testing/test-world.ts';

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
    expect(
      await selectFigures(db, ['stage_time'], {
        ...{ from, to },
        reach: withinReach(everyCountry, country),
      }),
      `${from} to ${to}`,
    ).toEqual(byDays);
  }
});

test('figures removed from days are removed from their months', async () => {
  const fact = { figure: 'funnel', country: 'mx', day: '2026-03-05', name: 'created', part: '', bucket: 0 } as const;
  await transaction({ db }, (trx) => addToFigures(trx, [{ ...fact, count: 2, total: 0 }]));
  const march = () => selectFigures(db, ['funnel'], { from: '2026-03-01', to: '2026-03-31', reach: everyCountry });
  expect(await march()).toHaveLength(1);
  await query(`delete from figures where figure = 'funnel'`);
  expect(await march()).toEqual([]);
});

describe('second looks', async () => {
  const server = await startTestApp({ settings: { FOUR_EYES: 'decide' } });
  const { ana, count, rows } = await openWorld(server);
  const luis = await hire(server, 'reviewer', 'Luis');

  const pathOf = ({ applicationId }: { applicationId: string }) => `/applications/${applicationId}`;
  async function propose(who: TestStaff, path: string) {
    const { revision } = (await who.call('GET', path)).data;
    const rejection = { from: 'risk_analysis', to: 'rejected', reason: 'too low', reasons: ['earnings_too_low'] };
    const { data } = await who.call('POST', `${path}/stage`, { revision, ...rejection });
    return { proposalId: data.proposal.id, revision: data.case.revision };
  }

  test('a proposed decision withdrawn by somebody else counts as a disagreement; a confirmed one does not', async () => {
    const path = pathOf(await openIn(server, 'risk_analysis'));
    await propose(ana, path);
    expect((await luis.call('DELETE', `${path}/proposal`)).status).toBe(200);
    const second = await propose(ana, path);
    expect((await luis.call('POST', `${path}/proposal/confirm`, second)).status).toBe(200);

    const other = pathOf(await openIn(server, 'risk_analysis'));
    await propose(luis, other);
    expect((await luis.call('DELETE', `${other}/proposal`)).status).toBe(200);
    await count();
    expect(await rows('reviewers')).toEqual([
      expect.objectContaining({ reviewer: { id: ana.me.account.id, name: 'Ana' }, reviewedAgain: 2, disagreed: 1 }),
    ]);
  });
});

describe('reports', async () => {
  const { query, ana, openAt, threeLives, say, count, forget, ask, rows } = await openWorld(server);
  beforeEach(forget);

  test.each(['funnel', 'durations', 'drop-off', 'rejections', 'advisors', 'reviewers', 'messages'] as const)(
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
    expect(await refusal('funnel?from=2026-11-01&to=2026-11-02&country=fr')).toEqual([
      422,
      expect.anything(),
      'country',
    ]);
    for (const path of ['secrets?from=x', 'secrets.csv', 'constructor'])
      expect((await refusal(path)).slice(0, 2)).toEqual([404, 'not_found_error']);
  });
});
