import { afterAll, describe, expect, test } from 'vitest';
import { walkTo } from '../../testing/application.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { followClock } from '../queue/refresh-rows.ts';
import { hire } from '../testing/test-staff.ts';
import { matchingOn } from './testing/matching.ts';

const server = await startTestApp({ settings: { WRITES_PER_HOUR: '100000' } });
afterAll(server.close);
const eva = await hire(server, 'reviewer', 'Eva');
const { query, save, matchesOf, newPhone, openWith, compare, kindsOf, rowOf, dismiss } = matchingOn(server, eva);

describe('a match', () => {
  test('dismissed as harmless stays closed, even if the phone number changes and changes back', async () => {
    const phone = newPhone();
    const another = newPhone();
    const [first, other] = [await openWith({ phone }), await openWith({ phone })];
    await compare(first, other);
    const id = (await matchesOf(first))[0]?.id ?? '';
    const before = (await rowOf(first)).revision;
    const { data } = await dismiss(first, id);
    expect(data.items[0].dismissed).toMatchObject({ by: { name: 'Eva' }, reason: 'Son hermanos' });
    expect(await rowOf(first)).toMatchObject({ flags: [], revision: before });
    expect((await rowOf(other)).flags).toEqual([]);
    await save(first, { phone: another });
    await compare(first);
    expect(await matchesOf(first)).toEqual([]);
    await save(first, { phone });
    await compare(first, other);
    expect(await matchesOf(other)).toMatchObject([{ id, dismissed: { reason: 'Son hermanos' } }]);
    expect((await rowOf(first)).flags).toEqual([]);
    const entries = await query(
      `select kind, details from staff_audit where kind = 'dismissMatch' and application_id = $1`,
      [first.applicationId],
    );
    expect(entries).toMatchObject([{ details: { matchId: id } }]);
    expect(JSON.stringify(entries)).not.toContain('hermanos');
  });

  test('is dismissed once; a second dismissal at the same time is a conflict', async () => {
    const phone = newPhone();
    const [first, other] = [await openWith({ phone }), await openWith({ phone })];
    await compare(first, other);
    const id = (await matchesOf(first))[0]?.id ?? '';
    const answers = await Promise.all([dismiss(first, id), dismiss(other, id, 'Otra razón')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.code).toBe('conflict_error');
  });

  test('needs a reason and its own application, and stays as it is after the decision', async () => {
    const phone = newPhone();
    const [first, other, third] = [await openWith({ phone }), await openWith({ phone }), await openWith()];
    await compare(first, other);
    const id = (await matchesOf(first))[0]?.id ?? '';
    expect(await dismiss(first, id, 'x')).toMatchObject({ status: 422, errors: [{ path: 'reason' }] });
    for (const wrong of ['x', crypto.randomUUID()])
      expect(await dismiss(first, wrong)).toMatchObject({ status: 404, code: 'not_found_error' });
    expect(await dismiss(third, id)).toMatchObject({ status: 404, code: 'not_found_error' });
    await walkTo(server, first, 'rejected');
    expect(await dismiss(first, id)).toMatchObject({ status: 409, code: 'application_closed' });
    expect((await dismiss(other, id)).status).toBe(200);
  });

  test('disappears when its subject changes, and when an application is erased', async () => {
    const phone = newPhone();
    const another = newPhone();
    const [first, other] = [await openWith({ phone }), await openWith({ phone, email: `luz@example.com` })];
    const third = await openWith({ email: `luz@example.com` });
    await compare(first, other, third);
    await save(first, { phone: another });
    await compare(first);
    expect(await kindsOf(other)).toEqual(['email']);
    // Events can't be deleted, except by erasing an application.
    await query('alter table application_events disable trigger user');
    await query('delete from applications where id = $1', [third.applicationId]);
    await query('alter table application_events enable trigger user');
    expect(await query('select from match_prints where application_id = $1', [third.applicationId])).toEqual([]);
    expect(await kindsOf(other)).toEqual([]);
    await followClock(server.deps);
    expect((await rowOf(other)).flags).toEqual([]);
  });
});
