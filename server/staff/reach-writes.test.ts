import { afterAll, expect, test } from 'vitest';
import { type ApplicationWrite, actsOfCalls } from './testing/acts-of-calls.ts';
import { everyCall } from './testing/test-every-call.ts';
import { callsBy, openWorlds } from './testing/test-open-world.ts';
import { hire } from './testing/test-staff.ts';

const { server, open } = await openWorlds();
afterAll(server.close);

test('every write that would succeed is refused to who doesn’t work in the application’s country, as if it didn’t exist', async () => {
  const world = await open('finishReport', 'report_visit');
  const outsider = await hire(server, 'everything', 'Nina', ['us']);
  const things = await world.things();
  const row = await world.row();
  const theirs = { ...callsBy(world, outsider), deliverDue: async () => undefined };
  const refused = ['admission_request_not_found', 'appointment_not_found'];
  for (const name of Object.keys(actsOfCalls) as ApplicationWrite[]) {
    await outsider.stepUp();
    const { status, code } = await everyCall[name](theirs, actsOfCalls[name].acts[0]!);
    expect(status, name).toBe(404);
    expect(refused, name).toContain(code);
  }
  expect([await world.things(), await world.row()]).toEqual([things, row]);
  const left = await world.query(
    `select (select array_agg(kind) from staff_audit where account_id = $1) as logged,
       (select count(*)::int from staff_openings where account_id = $1) as opened,
       (select count(*)::int from application_events where actor = $1::text) as events`,
    [outsider.me.account.id],
  );
  expect(left).toEqual([{ logged: ['accepted_invitation'], opened: 0, events: 0 }]);
});
