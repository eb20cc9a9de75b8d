import type { Mover, Stage } from '@volante/contract/admission/stages.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { transaction } from '../core/database/transaction.ts';
import { openIn } from '../testing/application.ts';
import { startTestApp } from '../testing/test-app.ts';
import { moveStage } from './applications.ts';

const server = await startTestApp();
afterAll(server.close);

const move = (applicationId: string, to: Stage, by: Mover = 'staff') =>
  transaction(server.deps, (trx) =>
    moveStage(server.deps, trx, applicationId, to, { actor: { kind: by, id: 'ana' }, reason: 'because' }),
  );
const stageOf = async (applicationId: string) => {
  const { rows } = await server.database.pool.query('select stage, came_from from applications where id = $1', [
    applicationId,
  ]);
  return rows[0];
};
const eventsOf = async (applicationId: string) => {
  const sql = 'select kind, by, actor, details from application_events where application_id = $1 order by id';
  return (await server.database.pool.query(sql, [applicationId])).rows;
};

describe('moving', () => {
  test('a move records who made it, when and why', async () => {
    const { applicationId } = await openIn(server, 'risk_analysis');
    await move(applicationId, 'home_visit');
    expect(await stageOf(applicationId)).toMatchObject({ stage: 'home_visit' });
    expect((await eventsOf(applicationId)).at(-1)).toEqual({
      kind: 'stage',
      by: 'staff',
      actor: 'ana',
      details: { from: 'risk_analysis', to: 'home_visit', reason: 'because' },
    });
  });

  test.each([
    ['created', 'approved', 'staff'],
    ['created', 'documents_analysis', 'staff'],
    ['documents_analysis', 'risk_analysis', 'staff'],
    ['risk_analysis', 'home_visit', 'applicant'],
    ['home_visit', 'approved', 'applicant'],
    ['home_visit', 'approved', 'system'],
    ['approved', 'rejected', 'staff'],
    ['created', 'rejected', 'applicant'],
    ['home_visit', 'home_visit', 'staff'],
  ] as const)('from %s to %s by %s is no move, and leaves no trace', async (from, to, by) => {
    const { applicationId } = await openIn(server, from);
    const before = await eventsOf(applicationId);
    await expect(move(applicationId, to, by)).rejects.toMatchObject({ code: 'invalid_transition' });
    expect(await stageOf(applicationId)).toMatchObject({ stage: from });
    expect(await eventsOf(applicationId)).toEqual(before);
  });

  test('of two concurrent decisions only one counts', async () => {
    const { applicationId } = await openIn(server, 'home_visit');
    const before = await eventsOf(applicationId);
    const outcomes = await Promise.allSettled([
      move(applicationId, 'approved'),
      move(applicationId, 'rejected'),
      move(applicationId, 'approved'),
      move(applicationId, 'rejected'),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [decision, ...others] = (await eventsOf(applicationId)).slice(before.length);
    expect(decision).toMatchObject({ kind: 'stage', details: { to: (await stageOf(applicationId)).stage } });
    expect(others).toEqual([]);
  });
});

describe('reopening', () => {
  test('a rejected application returns to the stage it came from, and only there', async () => {
    const { applicationId } = await openIn(server, 'risk_analysis', 'us');
    await move(applicationId, 'rejected');
    expect(await stageOf(applicationId)).toEqual({ stage: 'rejected', came_from: 'risk_analysis' });
    await expect(move(applicationId, 'documents_analysis')).rejects.toMatchObject({ code: 'invalid_transition' });
    await move(applicationId, 'risk_analysis');
    expect(await stageOf(applicationId)).toEqual({ stage: 'risk_analysis', came_from: null });
  });
});

describe('the audit log', () => {
  test('events can’t be changed, nor removed while their application exists', async () => {
    const { applicationId } = await server.open('mx');
    const { pool } = server.database;
    await expect(pool.query(`update application_events set actor = 'nobody'`)).rejects.toThrow('append-only');
    await expect(pool.query('delete from application_events')).rejects.toThrow('append-only');
    expect(await eventsOf(applicationId)).toHaveLength(1);
  });
});

test('an application opens with every document of its country, in order', async () => {
  for (const country of ['mx', 'us'] as const) {
    const { requestId } = await server.open(country);
    const { data } = (await server.inject({ url: `/api/public/admission/requests/${requestId}` })).json();
    const types = data.documentsAnalysis.documents.map((document: { type: string }) => document.type);
    expect(types).toHaveLength(country === 'mx' ? 14 : 9);
    expect(types[0]).toBe(country === 'mx' ? 'identity_card_front' : 'drivers_license_front');
  }
});
