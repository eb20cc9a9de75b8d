import type { Stage } from '@volante/contract/admission/stages.ts';
import { afterAll, expect, test } from 'vitest';
import { type DecisionNotice, moveStage } from '../applications/applications.ts';
import { staff } from '../applications/events.ts';
import { findByAnyId } from '../applications/links.ts';
import { transaction } from '../core/database/transaction.ts';
import { openIn } from '../testing/application.ts';
import { startTestApp } from '../testing/test-app.ts';
import { jsonOf } from './store.ts';

const server = await startTestApp();
afterAll(server.close);

const path = (id: string, rest = '') => `/api/public/admission/requests/${id}${rest}`;
const view = async (id: string) => (await server.inject({ url: path(id) })).json().data;
const decide = (applicationId: string, to: Stage, notice?: DecisionNotice) =>
  transaction(server.deps, (trx) =>
    moveStage(server.deps, trx, applicationId, to, {
      actor: staff('ana'),
      reason: 'inside',
      ...(notice && { notice }),
    }),
  );
const visit = (applicationId: string, status: string, hours: number) =>
  server.database.pool.query(
    `insert into appointments (id, application_id, advisor_id, starts_at, ends_at, status, zone, source, entity, created_at, updated_at)
     select gen_random_uuid(), $1, id, $3::timestamptz - interval '30 minutes', $3, $2, 'America/Mexico_City', 'customer', 'home_visit', now(), now()
     from advisors order by name limit 1`,
    [applicationId, status, new Date(server.deps.now().getTime() + hours * 3_600_000)],
  );

test('every application has its own eight-digit reference, by which staff find it', async () => {
  const opened = await Promise.all(Array.from({ length: 6 }, () => server.open('mx')));
  const references = await Promise.all(opened.map(async ({ requestId }) => (await view(requestId)).reference));
  expect(new Set(references).size).toBe(6);
  for (const [i, reference] of references.entries()) {
    expect(reference).toMatch(/^[1-9]\d{7}$/);
    for (const read of [reference, ` ${reference.slice(0, 4)} ${reference.slice(4)} `])
      expect(await findByAnyId(server.deps, read)).toBe(opened[i]?.applicationId);
  }
  expect(await findByAnyId(server.deps, '1000 0000')).toBe(null);
});

test('a rejected application shows the reason chosen for the applicant, never the internal one', async () => {
  const { requestId, applicationId } = await openIn(server, 'risk_analysis');
  expect(await view(requestId)).not.toHaveProperty('decision');
  const notice = { reason: 'earnings_too_low', applyAgainOn: '2027-06-01', handOverOn: null } as const;
  await decide(applicationId, 'rejected', notice);
  expect((await view(requestId)).decision).toEqual({ ...notice, at: expect.any(String), cameFrom: 'risk_analysis' });
  expect(JSON.stringify(await view(requestId))).not.toContain('inside');
  await transaction(server.deps, (trx) =>
    moveStage(server.deps, trx, applicationId, 'risk_analysis', { actor: staff('ana'), reason: 'again' }),
  );
  expect(await view(requestId)).not.toHaveProperty('decision');
  await decide(applicationId, 'rejected');
  expect((await view(requestId)).decision).toMatchObject({
    cameFrom: 'risk_analysis',
    reason: null,
    applyAgainOn: null,
  });
});

test('reasons for a rejection are shown in the United States only', async () => {
  const reasons = ['credit_history', 'outside_area'] as const;
  for (const [country, shown] of [
    ['us', [...reasons]],
    ['mx', undefined],
  ] as const) {
    const { requestId, applicationId } = await openIn(server, 'home_visit', country);
    const cause = { actor: staff('ana'), reason: 'inside', reasons };
    await transaction(server.deps, (trx) => moveStage(server.deps, trx, applicationId, 'rejected', cause));
    const { decision } = await view(requestId);
    expect([Date.parse(decision.at) > 0, decision.reasons]).toEqual([true, shown]);
  }
});

test('an approval shows the day of the handover', async () => {
  const { requestId, applicationId } = await openIn(server, 'home_visit', 'us');
  await decide(applicationId, 'approved', { reason: null, applyAgainOn: null, handOverOn: '2026-12-01' });
  expect((await view(requestId)).decision).toMatchObject({ cameFrom: null, handOverOn: '2026-12-01' });
});

test('a visit is ahead until its end and then over, and a cancelled one is neither', async () => {
  const of = async (...visits: [status: string, hours: number][]) => {
    const { requestId, applicationId } = await server.open('mx');
    for (const item of visits) await visit(applicationId, ...item);
    const { visitAhead, visitOver } = await view(requestId);
    await server.database.pool.query('delete from appointments where application_id = $1', [applicationId]);
    return visitAhead ? 'ahead' : visitOver ? 'over' : 'none';
  };
  expect(await of(['booked', 2])).toBe('ahead');
  expect(await of(['booked', -2])).toBe('over');
  expect(await of(['ended', -3])).toBe('over');
  expect(await of(['ended', -3], ['booked', 2])).toBe('ahead');
  expect(await of(['cancelled', 2])).toBe('none');
});

test('a platform that lacks weeks says how many of the twelve are there', async () => {
  const { requestId } = await server.open('mx');
  const { earnings } = (await server.inject({ url: `/api/ocr/profile-data/${requestId}/uber/es-MX` })).json().data;
  const weeks = async () => (await view(requestId)).palenca.accounts[0]?.weeks;
  const fill = async (from: number, to: number) => {
    for (const { earningWeek } of earnings.slice(from, to))
      await server.inject({
        method: 'PUT',
        url: path(requestId, `/earnings/uber/${earningWeek}`),
        payload: { earning: 0, reason: 'did_not_work' },
      });
  };
  await fill(0, 9);
  expect(await weeks()).toBe(9);
  await fill(9, 12);
  expect(await weeks()).toBe(undefined);
});

test('a JSON object has an expression for every key of its shape', () => {
  interface Shape {
    name: string;
    at?: string;
  }
  expect(jsonOf<Shape>({ name: 'o.name', at: 'o.at' })).toBe("json_build_object('name', o.name, 'at', o.at)");
  // @ts-expect-error: `at` has no expression
  jsonOf<Shape>({ name: 'o.name' });
  // @ts-expect-error: nobody reads `phone`
  jsonOf<Shape>({ name: 'o.name', at: 'o.at', phone: 'o.phone' });
});
