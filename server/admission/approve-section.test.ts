import { afterAll, expect, test } from 'vitest';
import { moveStage } from '../applications/applications.ts';
import { staff } from '../applications/events.ts';
import { transaction } from '../core/database/transaction.ts';
import { contact, curp, mexican, savingTo } from '../personal-data/testing/test-saving.ts';
import { startTestApp } from '../testing/test-app.ts';
import { approveSection, type Section } from './approve-section.ts';

const server = await startTestApp();
afterAll(server.close);
const { save } = savingTo(server);

type StaffApplication = Awaited<ReturnType<typeof server.open>>;
const approve = (mine: StaffApplication, section: Section) => approveSection(server.deps, mine, section, staff('ana'));
const view = async ({ requestId }: StaffApplication) =>
  (await server.inject({ url: `/api/public/admission/requests/${requestId}` })).json().data;
const events = async ({ applicationId }: StaffApplication) => {
  const sql = `select kind, by, actor from application_events where application_id = $1 and kind like '%_approved'`;
  return (await server.database.pool.query(sql, [applicationId])).rows;
};
async function complete(mine: StaffApplication, serial: number): Promise<void> {
  await save(mine.requestId, { ...contact, ...mexican, nationalId: curp(serial) });
}

test('staff approve complete personal data once, and the history says who', async () => {
  const mine = await server.open('mx');
  await complete(mine, 61);
  const outcomes = await Promise.allSettled([approve(mine, 'personal_data'), approve(mine, 'personal_data')]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'section_approved' } });
  expect((await view(mine)).personalData.status).toBe('approved');
  expect(await events(mine)).toEqual([{ kind: 'personal_data_approved', by: 'staff', actor: 'ana' }]);
});

test('personal data with a field missing is not approved, and the refusal names the field', async () => {
  const mine = await server.open('mx');
  const { street: _missing, ...others } = mexican;
  await save(mine.requestId, { ...contact, ...others, nationalId: curp(62) });
  await expect(approve(mine, 'personal_data')).rejects.toMatchObject({
    code: 'not_ready',
    errors: [{ path: 'personalData.street', code: 'waiting' }],
  });
  expect((await view(mine)).personalData.status).toBe('pending');
  expect(await events(mine)).toEqual([]);
});

test('earnings are not approved before their analysis has passed', async () => {
  const mine = await server.open('mx');
  await expect(approve(mine, 'earnings')).rejects.toMatchObject({ code: 'earnings_incomplete' });
  expect(await events(mine)).toEqual([]);
});

test('nothing can be approved after the decision', async () => {
  const mine = await server.open('mx');
  await complete(mine, 63);
  await transaction(server.deps, (trx) =>
    moveStage(server.deps, trx, mine.applicationId, 'rejected', { actor: staff('ana'), reason: 'no answer' }),
  );
  for (const section of ['personal_data', 'earnings'] as const)
    await expect(approve(mine, section)).rejects.toMatchObject({ code: 'application_closed' });
});
