import { type Mover, moves, type Stage, stages } from '@volante/contract/admission/stages.ts';
import { needsIn, needsOf, turns } from '@volante/contract/admission/turns.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moveStage } from '../../applications/applications.ts';
import { onlyAdvisors } from '../../appointments/testing/test-calendar.ts';
import { fakeMeetings } from '../../appointments/testing/test-meetings.ts';
import { transaction } from '../../core/database/transaction.ts';
import { openTestApplication } from '../../documents/testing/test-application.ts';
import { manyCalls } from '../../media/testing/test-upload.ts';
import { contact, curp, mexican, savingTo } from '../../personal-data/testing/test-saving.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { hire, type TestStaff } from '../testing/test-staff.ts';

const server = await startTestApp({ meetings: fakeMeetings(), settings: manyCalls });
afterAll(server.close);
let eva: TestStaff;
beforeAll(async () => {
  server.setNow('2026-12-01T12:00:00Z');
  eva = await hire(server, 'reviewer', 'Eva');
  await onlyAdvisors(server, { name: 'Laura' });
});

const missing = ['everything', 'nothing', 'the parts of a booked visit'] as const;
const ofOthers = (movers: readonly Mover[] = []) => movers.filter((mover) => mover !== 'applicant');
const walk = stages.flatMap((from) =>
  stages.flatMap((to) => ofOthers(moves[from][to]).flatMap((by) => missing.map((what) => ({ from, to, by, what })))),
);
let people = 10;

async function bring(to: Stage, what: (typeof missing)[number]) {
  await server.query('delete from applications');
  const mine = await openTestApplication(server);
  if (what !== 'everything') {
    await savingTo(server).save(mine.requestId, { ...contact, ...mexican, nationalId: curp((people++ % 80) + 10) });
    const mediaId = await mine.give('identity_card_front');
    await server.query('update documents set media_id = $2 where application_id = $1', [mine.applicationId, mediaId]);
  }
  await mine.walkTo(to);
  if (what === 'the parts of a booked visit') {
    const booked = await eva.call('POST', `/applications/${mine.applicationId}/visit`, { slotId: '20261202T1500Z' });
    expect(booked.status).toBe(200);
  }
  return mine;
}

describe.each(walk)('from $from to $to by $by, with $what missing', ({ from, to, by, what }) => {
  test('the driver’s turn is told, and ours is in the queue', async () => {
    const mine = await bring(from === 'rejected' ? to : from, what);
    if (from === 'rejected') await mine.walkTo('rejected');
    const row = async () =>
      (await server.query('select waits_for from queue_rows where application_id = $1', [mine.applicationId]))[0]
        ?.waits_for;
    const messages = () =>
      server.query(
        `select id, kind, told from deliveries where application_id = $1 and kind in ('papers_sent_back', 'visit_wanted')`,
        [mine.applicationId],
      );
    const before = await row();
    const known = (await messages()).map(({ id }) => id);
    await transaction(server.deps, (trx) =>
      moveStage(server.deps, trx, mine.applicationId, to, { actor: { kind: by, id: 'test' }, reason: 'test' }),
    );
    const after = await row();
    const fresh = (await messages()).filter(({ id }) => !known.includes(id));
    const view = (await mine.call('GET', mine.address())).data;
    // What the stage before didn't ask for is new to the driver, unless it was their turn already.
    const arisen = needsOf(view).filter(({ need }) => turns[need].message && !needsIn[from].includes(need));
    if (arisen.length > 0 || (before !== 'driver' && after === 'driver')) expect(fresh).toHaveLength(1);
    else expect(fresh).toEqual([]);
    if (after === 'driver') return;
    const { data } = await eva.call('GET', `/applications?waitsFor=${after}`);
    expect(data.items.map(({ applicationId }: { applicationId: string }) => applicationId)).toContain(
      mine.applicationId,
    );
  });
});

test('who finished everything before the legal check is told to send the application once it is passed', async () => {
  const mine = await bring('judicial_analysis', 'nothing');
  const read = async () => (await eva.call('GET', `/applications/${mine.applicationId}`)).data;
  const { revision, waitsFor } = await read();
  expect(waitsFor).toBe('check');
  const body = { revision, from: 'judicial_analysis', to: 'documents_analysis', reason: 'sin pendientes' };
  expect((await eva.call('POST', `/applications/${mine.applicationId}/stage`, body)).status).toBe(200);
  expect(await read()).toMatchObject({ waitsFor: 'driver', toTell: { tasks: [{ kind: 'step', step: 'send' }] } });
  expect((await mine.call('POST', `${mine.address()}/submit`)).status).toBe(200);
  expect(await read()).toMatchObject({ waitsFor: 'review', toTell: null });
});
