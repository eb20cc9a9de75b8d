import { expect, test } from 'vitest';
import { transaction } from '../../core/database/transaction.ts';
import { lockAccounts } from '../accounts/account-store.ts';
import { changeRights } from '../administration/accounts/accounts.ts';
import { assign as assignTo } from '../queue/assign.ts';
import { idOf, openWork, rule } from './testing/test-work.ts';

const { server, iris, eva, leo, luz, setRules, waiting, has, give, assign } = await openWork();
const { query, deps } = server;

test('nobody gets one of a country in which they don’t work, neither by a rule nor going up', async () => {
  await query(`update staff_accounts set countries = '{us}' where id = any($1)`, [[idOf(leo), idOf(luz)]]);
  await setRules([rule([leo, eva])], [luz, iris]);
  const many = [await waiting(), await waiting(), await waiting('us')];
  await query('update staff_accounts set capacity = 1 where id = $1', [idOf(eva)]);
  const tried = (await iris.call('POST', '/work-rules/try', {})).data.items;
  expect(tried[0].passed).toEqual([{ id: idOf(leo), name: 'Leo', reason: 'country' }]);
  await give();
  expect(await Promise.all(many.map(has))).toEqual(['Eva', null, 'Leo']);
  await query(`update queue_rows set answer_by = '2026-11-27T17:00:00Z' where application_id = $1`, [
    many[1]!.applicationId,
  ]);
  await give();
  expect(await has(many[1]!)).toBe('Iris');
});

test('of who is losing a country and who assigns something of it at that moment, the second finds what the first did', async () => {
  const [late, early] = [await waiting(), await waiting()];
  const lose = () => changeRights(deps, { id: idOf(leo) }, { countries: ['us'] });
  const waits = `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const blocked = () => expect.poll(async () => (await query(waits))[0].n).toBe(1);
  const first = await transaction(deps, async (trx) => {
    await lockAccounts(trx);
    const running = assign(leo, late);
    await blocked();
    await changeRights({ db: trx }, { id: idOf(leo) }, { countries: ['us'] });
    return { running };
  });
  expect((await first.running).errors).toMatchObject([{ path: 'to' }]);
  await query(`update staff_accounts set countries = '{}' where id = $1`, [idOf(leo)]);
  const second = await transaction(deps, async (trx) => {
    await assignTo({ ...deps, db: trx }, eva.me.account, { ...early, country: 'mx' }, { from: null, to: idOf(leo) });
    const running = lose();
    await blocked();
    return { running };
  });
  await second.running;
  expect(await Promise.all([late, early].map(has))).toEqual([null, null]);
});
