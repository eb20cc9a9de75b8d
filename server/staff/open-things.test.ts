import { isDecided } from '@volante/contract/admission/stages.ts';
import { needsOf, turns } from '@volante/contract/admission/turns.ts';
import {
  type Act,
  askedAbout,
  fateOf,
  openKinds,
  pathOfOpen,
} from '@volante/contract/staff/open-things/open-things.ts';
import { waitsFor } from '@volante/contract/staff/queue-row.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { cancelClosedVisits } from '../appointments/change.ts';
import { type ApplicationWrite, actsOfCalls } from './testing/acts-of-calls.ts';
import { everyCall, refusedHere } from './testing/test-every-call.ts';
import { openWorlds, type World } from './testing/test-open-world.ts';

const { server, open } = await openWorlds();
afterAll(server.close);

const pairs = (Object.keys(actsOfCalls) as ApplicationWrite[]).flatMap((call) =>
  actsOfCalls[call].acts.map((act) => ({ call, act, on: actsOfCalls[call].on })),
);

/** Kinds that can't be open before an act: it needs an application without them. */
const cannotBeOpen: Partial<Record<Act, readonly string[]>> = {
  book_visit: ['visit_message'],
  // Already rejected: the message and the proposal ended with that decision, and the visit is cancelled by a job.
  reopen: ['message', 'proposal'],
};

const isAside = ({ act }: { act: Act }) => act === 'aside';

test('calls that touch no part leave everything as it is', async () => {
  const world = await open('addNote', 'aside');
  const before = await world.things();
  for (const { call } of pairs.filter(isAside)) {
    const answer = await everyCall[call](world, 'aside');
    if (refusedHere.includes(call)) expect(answer.status, call).toBeGreaterThanOrEqual(400);
    else expect([call, answer.status, answer.code]).toEqual([call, 200, undefined]);
    expect(await world.things(), call).toEqual(before);
  }
});

describe.each(pairs.filter((pair) => !isAside(pair)))('$call as $act', ({ call, act, on }) => {
  test('does to everything open what the table says, and leaves the driver no task that cannot be done', async () => {
    const world = await open(call, act, on);
    const before = await world.things();
    const wanted = openKinds.filter((kind) => !cannotBeOpen[act]?.includes(kind));
    expect(new Set(before.map(({ kind }) => kind))).toEqual(new Set(wanted));
    const turn = await world.row();
    const notices = await world.messages();

    const asked = call === 'confirmProposal' ? [] : askedAbout(before, act, on);
    const paths = asked.map(pathOfOpen);
    if (asked.length > 0) {
      const refused = await everyCall[call](world, act);
      expect([refused.status, refused.code, refused.errors?.map(({ path }) => path)]).toEqual([
        ...[409, 'open_requests', paths],
      ]);
      expect(await world.things()).toEqual(before);
    }
    const answer = await everyCall[call](world, act, [...new Set(asked.map(({ kind }) => kind))]);
    expect([answer.status, answer.code, answer.errors]).toEqual([200, undefined, undefined]);
    if (act === 'approve' || act === 'reject' || act === 'close') await cancelClosedVisits(server.deps);

    const after = (await world.things()).map(pathOfOpen);
    const row = await world.row();
    const over = isDecided(row?.stage ?? 'approved') || Boolean(row?.closed);
    for (const openThing of before) {
      const path = pathOfOpen(openThing);
      const fate = fateOf(openThing, act, on).replace('ask_', '');
      // A decided application asks for no documents, whatever their status. A moved visit has new reminders.
      const isRenewed = (over && openThing.type) || act === 'move_visit';
      if (fate === 'settle' && !isRenewed) expect(after, path).not.toContain(path);
      if (fate === 'keep') expect(after, path).toContain(path);
    }
    if (act === 'move_visit') {
      const old = notices.filter(({ kind }) => kind.startsWith('visit_reminder')).map(({ id }) => id);
      const now = (await world.messages()).filter(({ id }) => old.includes(id)).map(({ state }) => state);
      expect(new Set(now)).toEqual(new Set(['dropped']));
    }
    if (over) await expectNothingAsked(world, act);
    else await expectTasksCanBeDone(world);
    await expectTurnIsShown(world, { turn, notices });
  });
});

/** After a decision nobody is asked for anything; reopening a rejection asks for all of it again, and says so. */
async function expectNothingAsked(world: World, act: Act): Promise<void> {
  if (act === 'erase') {
    expect(await world.row()).toBeUndefined();
    return;
  }
  expect((await world.driver()).corrections).toBeUndefined();
  expect(needsOf(await world.driver())).toEqual([]);
  expect(await world.ofStaff()).toMatchObject({ corrections: [], toTell: null, proposal: null, waitsFor: 'nobody' });
  if (act !== 'reject') return;
  const notices = await world.messages();
  const { cameFrom } = await world.ofStaff();
  const again = await world.eva.call('POST', world.of('/stage'), await world.moveTo(cameFrom));
  expect(again.status).toBe(200);
  expect((await world.things()).map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['correction', 'answer', 'sent_back', 'asked_paper', 'paper_to_review', 'message']),
  );
  expect((await world.messages()).length).toBeGreaterThan(notices.length);
  await expectTasksCanBeDone(world);
}

async function expectTasksCanBeDone({ driver, mine, week }: World): Promise<void> {
  const { corrections = [], documentsAnalysis } = await driver();
  for (const { part, paths } of corrections) {
    const [path = ''] = paths;
    const done =
      part === 'personal_data'
        ? await mine.call('PATCH', `${mine.address()}/personal-data`, { [path]: values[path] })
        : part === 'earnings'
          ? await mine.call('PUT', `${mine.address()}/earnings/uber/${week}`, { earning: 4100, reason: 'correction' })
          : await mine.call('PATCH', `${mine.address()}/home-visit`, {
              isHomeVisitData: true,
              homeVisitData: { homeImages: { [path]: [await mine.send('home_visit_evidence')] } },
            });
    expect([part, done.status, done.body]).toEqual([part, 200, expect.anything()]);
  }
  expect((await driver()).corrections).toBeUndefined();
  const asked = documentsAnalysis.documents.filter(
    ({ type, status }) => status === 'rejected' || type === 'driving_record',
  );
  for (const { type } of asked) await mine.give(type);
  expect((await driver()).documentsAnalysis.documents.some(({ status }) => status === 'rejected')).toBe(false);
}

const values: Record<string, string> = { phone: '5512345670', street: 'Reforma' };

/** The row says whose turn it is, and a turn of the driver's that wasn't theirs before is notified. */
async function expectTurnIsShown(
  world: World,
  { turn, notices }: { turn: Awaited<ReturnType<World['row']>>; notices: { id: string }[] },
): Promise<void> {
  const now = await world.row();
  if (!now || !turn) return;
  expect(waitsFor).toContain(now.waits_for);
  expect(now.because).not.toEqual([]);
  if (now.waits_for !== 'driver' || turn.waits_for === 'driver') return;
  const known = notices.map(({ id }) => id);
  const kinds = Object.values(turns).flatMap(({ message }) => message ?? []);
  const fresh = (await world.messages()).filter(({ id, kind }) => !known.includes(id) && kinds.includes(kind));
  expect(fresh).not.toEqual([]);
}
