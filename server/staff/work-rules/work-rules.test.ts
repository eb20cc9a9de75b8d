import type { WorkRule } from '@volante/contract/staff/administration/work-rules.ts';
import { describe, expect, test } from 'vitest';
import type { TestStaff } from '../testing/test-staff.ts';
import { idOf, openWork, rule } from './testing/test-work.ts';

const { server, iris, eva, leo, luz, ana, setRules, waiting, has, give } = await openWork();
const { query } = server;
const tryNow = async (body: object = {}) => (await eva.call('POST', '/work-rules/try', body)).data;

describe('the dry run', () => {
  test('says what the next minute does, by the present rules or others, and changes nothing', async () => {
    const [first, second] = [await waiting(), await waiting('us')];
    const before = await query('select * from queue_rows order by application_id');
    const entries = `select count(*)::int as n from staff_audit where kind <> 'read'`;
    const [{ n }] = await query(entries);
    const other = { rules: [rule([leo], { countries: ['us'], name: 'US' })], leads: [idOf(luz)] };
    const { items, total } = await tryNow({ with: other });
    expect(total).toBe(2);
    const shown = items.map((item: Record<string, unknown>) => [item.applicationId, item.outcome, item.rule]);
    expect(shown).toEqual([
      [first.applicationId, 'no_rule', null],
      [second.applicationId, 'rule', 'US'],
    ]);
    expect(items[1]).toMatchObject({ from: null, to: { name: 'Leo' }, load: 0, among: 1, passed: [] });
    expect(await query('select * from queue_rows order by application_id')).toEqual(before);
    expect((await query(entries))[0].n).toBe(n);
    await setRules([rule([leo, eva])]);
    const foretold = (await tryNow()).items.map(({ to }: { to: { name: string } }) => to.name);
    await give();
    expect(await Promise.all([first, second].map(has))).toEqual(foretold);
  });
});

describe('the rules', () => {
  test('a change is a next version; of two at once one is refused', async () => {
    await iris.stepUp();
    const body = { version: 0, rules: [rule([leo])], leads: [idOf(luz)] };
    const answers = await Promise.all([iris.call('PUT', '/work-rules', body), iris.call('PUT', '/work-rules', body)]);
    expect(answers.map(({ code }) => code ?? 'done').sort()).toEqual(['changed_meanwhile', 'done']);
    expect((await iris.call('GET', '/work-rules')).data).toMatchObject({ version: 1, by: { name: 'Iris' } });
  });

  test('members decide and leads oversee; an amount needs one country, and rules somebody to whom things go up', async () => {
    await iris.stepUp();
    const put = async (rules: WorkRule[], leads: TestStaff[] = [luz]) => {
      const { errors } = await iris.call('PUT', '/work-rules', { version: 0, rules, leads: leads.map(idOf) });
      return errors.map(({ path }: { path: string }) => path);
    };
    expect(await put([rule([leo]), rule([leo, ana], { name: 'Otra' })])).toEqual(['rules.1.members']);
    expect(await put([rule([leo]), rule([eva])]), 'the same name twice').toEqual(['rules']);
    expect(await put([rule([leo])], [ana])).toEqual(['leads']);
    expect(await put([rule([leo])], [])).toEqual(['leads']);
    expect(await put([rule([leo], { weeklyFromMinor: 1 })])).toEqual(['rules.0.countries']);
    expect(await put([rule([leo], { countries: ['mx'], weeklyFromMinor: 2, weeklyToMinor: 1 })])).toEqual([
      'rules.0.weeklyToMinor',
    ]);
    expect(await put([rule([])])).toEqual(['rules.0.members']);
  });
});
