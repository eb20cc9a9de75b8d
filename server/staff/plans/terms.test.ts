import type { Scope } from '@volante/contract/staff/administration/scopes.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { staff } from '../../applications/events.ts';
import { openIn } from '../../testing/application.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { decideInShell } from '../application/decision/decide-in-shell.ts';
import { makeServiceAccount } from '../service-accounts/service-accounts.ts';
import { connect, serviceCalls } from '../testing/test-service.ts';
import { hire, type TestStaff } from '../testing/test-staff.ts';

const settings = { APPROVAL_LIMIT_REVIEWER: 'mx:100000', APPROVAL_LIMIT_ADMIN: 'mx:300000' };
const server = await startTestApp({ settings });
const free = await startTestApp();
afterAll(server.close);
afterAll(free.close);
let iris: TestStaff;
let eva: TestStaff;
let leo: TestStaff;
let luz: TestStaff;
beforeAll(async () => {
  iris = await hire(server, 'everything', 'Iris');
  luz = await hire(server, 'everything', 'Luz');
  eva = await hire(server, 'reviewer', 'Eva');
  leo = await hire(server, 'reviewer', 'Leo');
  for (const who of [iris, luz]) await who.stepUp();
});

const facts = {
  ...{ vehicle: 'Nissan Versa 2024', weeklyPaymentMinor: 100_000, termWeeks: 100, depositMinor: 500_000 },
  insurance: 'included',
};
type Plan = { id: string; version: number };
async function offer(more: object = {}, who = iris): Promise<Plan> {
  const { data, status } = await who.call('POST', '/plans', { country: 'mx', ...facts, ...more });
  expect(status).toBe(200);
  return { id: data.id, version: data.version };
}

/** An application whose video call went well. */
async function visited(on: TestApp = server, country: 'mx' | 'us' = 'mx') {
  const opened = await openIn(on, 'home_visit', country);
  const { applicationId } = opened;
  const { query } = on;
  const [{ id }] = await query(
    `insert into appointments (id, application_id, advisor_id, starts_at, ends_at, status, zone, source, entity, created_at, updated_at)
     select gen_random_uuid(), $1, id, '2026-01-07T16:00Z', '2026-01-07T16:30Z', 'ended', 'America/Mexico_City', 'customer', 'home_visit', now(), now()
     from advisors limit 1 returning id`,
    [applicationId],
  );
  await query(
    `insert into visit_reports (appointment_id, application_id, outcome, created_at, updated_at) values ($1, $2, 'passed', now(), now())`,
    [id, applicationId],
  );
  return opened;
}
type One = { applicationId: string };
const read = async (who: TestStaff, { applicationId }: One) =>
  (await who.call('GET', `/applications/${applicationId}`)).data;
const approve = async (who: TestStaff, item: One, terms?: object, more: object = {}) => {
  const { revision } = await read(who, item);
  const body = { revision, from: 'home_visit', to: 'approved', reason: 'so it is', ...(terms && { terms }), ...more };
  return who.call('POST', `/applications/${item.applicationId}/stage`, body);
};
const confirm = async (who: TestStaff, item: One) => {
  const { proposal, revision } = await read(who, item);
  return who.call('POST', `/applications/${item.applicationId}/proposal/confirm`, {
    proposalId: proposal.id,
    revision,
  });
};
const outcome = ({ data }: { data: { case: { stage: string }; proposal: object | null } }) => [
  data.case.stage,
  data.proposal !== null,
];
const alone = ['approved', false];
const waits = ['home_visit', true];

describe('plans', () => {
  test('a change is a next version that names who made it; earlier ones stay', async () => {
    const plan = await offer({ vehicle: 'Aveo' });
    const changed = await luz.call('PUT', `/plans/${plan.id}`, { ...facts, vehicle: 'Aveo 2025', version: 1 });
    expect(changed.data).toMatchObject({ version: 2, vehicle: 'Aveo 2025', by: { name: 'Luz' }, ended: false });
    const { items } = (await iris.call('GET', `/plans/${plan.id}/versions`)).data;
    expect(items.map(({ version, vehicle }: { version: number; vehicle: string }) => [version, vehicle])).toEqual([
      [2, 'Aveo 2025'],
      [1, 'Aveo'],
    ]);
    expect((await iris.call('PUT', `/plans/${plan.id}`, { ...facts, version: 1 })).code).toBe('changed_meanwhile');
    expect((await iris.call('POST', `/plans/${plan.id}/end`, { version: 2 })).data).toMatchObject({ ended: true });
    const { items: offered } = (await eva.call('GET', '/plans/offered?country=mx')).data;
    expect(offered.some(({ id }: Plan) => id === plan.id)).toBe(false);
    const kinds = `select kind from staff_audit where kind in ('addPlan', 'changePlan', 'endPlan') order by id`;
    expect((await server.query(kinds)).slice(-3).map(({ kind }) => kind)).toEqual(['addPlan', 'changePlan', 'endPlan']);
  });

  test('of two changes at once one is refused', async () => {
    const plan = await offer();
    const change = (who: TestStaff) => who.call('PUT', `/plans/${plan.id}`, { ...facts, version: 1 });
    const answers = await Promise.all([change(iris), change(luz)]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['changed_meanwhile', undefined].sort());
  });

  test('reviewers choose plans, and only admins make them', async () => {
    for (const [method, path] of [
      ['GET', '/plans'],
      ['POST', '/plans'],
    ] as const)
      expect((await eva.call(method, path, method === 'POST' ? { country: 'mx', ...facts } : undefined)).code).toBe(
        'role_refused',
      );
    expect((await iris.call('POST', '/plans', { country: 'mx', ...facts, weeklyPaymentMinor: 0 })).status).toBe(422);
  });
});

describe('the terms of an approval', () => {
  test('are those of the plan as it stood, whatever becomes of the plan', async () => {
    const plan = await offer();
    const item = await visited();
    expect(outcome(await approve(eva, item, { plan, depositMinor: 600_000, guarantor: true }))).toEqual(alone);
    await iris.call('PUT', `/plans/${plan.id}`, { ...facts, weeklyPaymentMinor: 1, version: 1 });
    const chosen = { plan: { ...plan, ...facts }, currency: 'MXN', depositMinor: 600_000, guarantor: true };
    expect((await read(eva, item)).decision.terms).toEqual(chosen);
    const { data } = await server.call('GET', `/public/admission/requests/${item.requestId}`);
    expect(data.decision.terms).toEqual(chosen);
  });

  test('are refused with anything but an approval, of another country, below the plan’s deposit, or once it ended', async () => {
    const plan = await offer();
    const item = await visited();
    const paths = async (terms: object, more: object = {}) => {
      const { errors = [], code } = await approve(eva, item, terms, more);
      return errors[0]?.path ?? code;
    };
    expect(await paths({ plan }, { to: 'rejected', reasons: ['other'] })).toBe('terms');
    expect(await paths({ plan, depositMinor: 499_999 })).toBe('terms.depositMinor');
    expect(await paths({ depositMinor: 0 })).toBe('terms.depositMinor');
    expect(await paths({ plan: await offer({ country: 'us' }) })).toBe('terms.plan');
    expect(await paths({ plan: { ...plan, version: 2 } })).toBe('terms.plan');
    await iris.call('POST', `/plans/${plan.id}/end`, { version: 1 });
    expect((await approve(eva, item, { plan })).code).toBe('changed_meanwhile');
  });

  test('conditions alone need no plan where nothing is limited', async () => {
    const eli = await hire(free, 'reviewer', 'Eli');
    const item = await visited(free);
    expect(outcome(await approve(eli, item, { depositMinor: 100_000 }))).toEqual(alone);
    const { decision } = await read(eli, item);
    expect(decision.terms).toEqual({ currency: 'MXN', plan: null, depositMinor: 100_000, guarantor: false });
  });
});

describe('above a limit', () => {
  test('a second person confirms, by amount and role; the admin’s limit is the upper bound', async () => {
    const within = await offer();
    const above = await offer({ termWeeks: 101 }, luz);
    const far = await offer({ termWeeks: 301 }, luz);
    expect(outcome(await approve(eva, await visited(), { plan: within }))).toEqual(alone);
    expect(outcome(await approve(iris, await visited(), { plan: above }))).toEqual(alone);
    expect(outcome(await approve(iris, await visited(), { plan: far }))).toEqual(waits);
    const item = await visited();
    expect(outcome(await approve(eva, item, { plan: above }))).toEqual(waits);
    expect((await read(leo, item)).proposal.terms.plan).toMatchObject(above);
    expect((await confirm(eva, item)).code).toBe('second_person_needed');
    expect(outcome(await confirm(leo, item))).toEqual(alone);
    expect((await read(leo, item)).decision).toMatchObject({ by: { name: 'Leo' }, terms: { plan: above } });
  });

  test('the limit holds without a plan, with conditions alone, and after the last plan ended', async () => {
    const { items } = (await iris.call('GET', '/plans')).data;
    for (const { id, version, ended } of items) if (!ended) await iris.call('POST', `/plans/${id}/end`, { version });
    expect((await eva.call('GET', '/plans/offered?country=mx')).data).toMatchObject({
      items: [],
      limitMinor: 10_000_000,
    });
    for (const who of [eva, iris])
      for (const terms of [undefined, {}, { depositMinor: 90_000_000 }, { guarantor: true }])
        expect(outcome(await approve(who, await visited(), terms)), JSON.stringify(terms)).toEqual(waits);
  });

  test('a limit holds in its own country only, whatever it is in another', async () => {
    const far = await offer({ country: 'us', weeklyPaymentMinor: 900_000_000 }, luz);
    for (const who of [eva, iris])
      expect(outcome(await approve(who, await visited(server, 'us'), { plan: far }))).toEqual(alone);
  });

  test('whoever made the chosen version of a plan doesn’t approve with it alone', async () => {
    const plan = await offer();
    expect(outcome(await approve(iris, await visited(), { plan }))).toEqual(waits);
    expect(outcome(await approve(luz, await visited(), { plan }))).toEqual(alone);
  });

  test('a plan that was changed since the proposal is not confirmed', async () => {
    const plan = await offer({ termWeeks: 200 });
    const item = await visited();
    await approve(eva, item, { plan });
    expect((await read(leo, item)).proposal.planChanged).toBeUndefined();
    await iris.call('PUT', `/plans/${plan.id}`, { ...facts, termWeeks: 201, version: 1 });
    expect((await confirm(leo, item)).code).toBe('changed_meanwhile');
    expect((await read(leo, item)).proposal.planChanged).toBe(true);
    expect((await leo.call('DELETE', `/applications/${item.applicationId}/proposal`)).status).toBe(200);
    expect(outcome(await approve(leo, item, { plan: { ...plan, version: 2 } }))).toEqual(waits);
    expect((await read(eva, item)).proposal.planChanged).toBeUndefined();
    await iris.call('POST', `/plans/${plan.id}/end`, { version: 2 });
    expect((await read(eva, item)).proposal.planChanged).toBe(true);
  });

  test('a move says that it may need a second person, where a limit may ask for one', async () => {
    const warned = async (who: TestStaff, item: One, to: string) => {
      const { moves } = await read(who, item);
      const move = moves.find((each: { to: string }) => each.to === to);
      return move.warnings.some(({ code }: { code: string }) => code === 'second_person_by_amount');
    };
    expect(await warned(eva, await visited(), 'approved')).toBe(true);
    expect(await warned(eva, await visited(), 'rejected')).toBe(false);
    expect(await warned(eva, await visited(server, 'us'), 'approved')).toBe(false);
  });

  test('of two people who confirm at once one decides; a repeat under its key decides nothing twice', async () => {
    const plan = await offer({ termWeeks: 200 });
    const item = await visited();
    await approve(eva, item, { plan });
    const answers = await Promise.all([confirm(leo, item), confirm(luz, item)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const moves = `select from application_events where application_id = $1 and kind = 'stage' and details ->> 'to' = 'approved'`;
    expect(await server.query(moves, [item.applicationId])).toHaveLength(1);
  });

  test('the shell can’t approve, not even by force', async () => {
    const { applicationId } = await visited();
    const wish = { to: 'approved', actor: staff('shell ana'), reason: 'x', reasons: [], force: true } as const;
    await expect(decideInShell(server.deps, applicationId, wish)).rejects.toMatchObject({
      code: 'second_person_needed',
    });
    // Where nothing is limited it goes on as before.
    const other = await visited(server, 'us');
    await decideInShell(server.deps, other.applicationId, wish);
  });

  test('one admin can’t raise a limit', async () => {
    const change = { APPROVAL_LIMIT_ADMIN: { value: 'mx:900000', revision: 0 } };
    const { data } = await iris.call('PATCH', '/settings', change);
    expect(data.APPROVAL_LIMIT_ADMIN).toMatchObject({ value: 'mx:300000', proposal: { value: 'mx:900000' } });
    const gone = await iris.call('PATCH', '/settings', { APPROVAL_LIMIT_ADMIN: { value: '', revision: 0 } });
    expect(gone.data.APPROVAL_LIMIT_ADMIN).toMatchObject({ value: 'mx:300000', proposal: { value: null } });
    await iris.call('DELETE', '/settings/APPROVAL_LIMIT_ADMIN/proposal');
  });

  test('another system never approves alone, at no amount, and chooses plans that it reads', async () => {
    const core = await connect(server, { scopes: ['applications:read', 'decisions:write'], name: 'Núcleo' });
    const within = await offer({ vehicle: 'March' });
    const { items } = (await core.call('GET', '/plans?country=mx')).data;
    expect(items).toContainEqual({
      ...within,
      ...facts,
      ...{ country: 'mx', currency: 'MXN', vehicle: 'March' },
    });
    const decide = async ({ applicationId }: One, terms?: object) => {
      const { revision } = (await core.call('GET', `/applications/${applicationId}`)).data;
      const body = { revision, outcome: 'approved', reason: 'so it is', ...(terms && { terms }) };
      return (await core.call('POST', `/applications/${applicationId}/decision`, body)).data;
    };
    const item = await visited();
    expect(await decide(item, { plan: within })).toMatchObject({ stage: 'home_visit', waitsForPeople: true });
    // Whoever has its token would else be two people.
    expect(outcome(await confirm(eva, item))).toEqual(waits);
    expect((await confirm(eva, item)).code).toBe('second_person_needed');
    expect(outcome(await confirm(leo, item))).toEqual(alone);
    const { decision } = (await core.call('GET', `/applications/${item.applicationId}`)).data;
    expect(decision.shown.terms).toMatchObject({ plan: within, depositMinor: 500_000 });
    expect(await decide(await visited())).toMatchObject({ waitsForPeople: true });
  });

  test('an admin doesn’t pass their own limit with the token of a service account that they made', async () => {
    const given = { scopes: ['applications:read', 'decisions:write'] as Scope[], name: 'Puente' };
    const { token } = await makeServiceAccount(server.deps, iris.me.account.id, given);
    const own = serviceCalls(server, token);
    const far = await offer({ termWeeks: 301 }, luz);
    const near = await offer({ vehicle: 'Beat' }, luz);
    for (const plan of [far, near]) {
      const item = await visited();
      const { revision } = (await own('GET', `/applications/${item.applicationId}`)).data;
      const body = { revision, outcome: 'approved', reason: 'so it is', terms: { plan } };
      await own('POST', `/applications/${item.applicationId}/decision`, body);
      expect(outcome(await confirm(iris, item))).toEqual(waits);
      expect((await confirm(iris, item)).code).toBe('second_person_needed');
      expect(outcome(await confirm(luz, item))).toEqual(alone);
    }
  });
});
