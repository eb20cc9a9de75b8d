import { afterAll, expect, test } from 'vitest';
import { openIn } from '../../testing/case.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { hire, type TestStaff } from '../testing/test-staff.ts';
import { openWorld } from './testing/test-world.ts';

const server = await startTestApp({ settings: { FOUR_EYES: 'decide' } });
afterAll(server.close);
const { ana, count, rows } = await openWorld(server);
const luis = await hire(server, 'reviewer', 'Luis');

const pathOf = ({ applicationId }: { applicationId: string }) => `/applications/${applicationId}`;
async function propose(who: TestStaff, path: string) {
  const { revision } = (await who.call('GET', path)).data;
  const rejection = { from: 'risk_analysis', to: 'rejected', reason: 'too low', reasons: ['earnings_too_low'] };
  const { data } = await who.call('POST', `${path}/stage`, { revision, ...rejection });
  return { proposalId: data.proposal.id, revision: data.case.revision };
}

test('a proposed decision withdrawn by somebody else counts as a disagreement; a confirmed one does not', async () => {
  const path = pathOf(await openIn(server, 'risk_analysis'));
  await propose(ana, path);
  expect((await luis.call('DELETE', `${path}/proposal`)).status).toBe(200);
  const second = await propose(ana, path);
  expect((await luis.call('POST', `${path}/proposal/confirm`, second)).status).toBe(200);

  const other = pathOf(await openIn(server, 'risk_analysis'));
  await propose(luis, other);
  expect((await luis.call('DELETE', `${other}/proposal`)).status).toBe(200);
  await count();
  expect(await rows('reviewers')).toEqual([
    expect.objectContaining({ reviewer: { id: ana.me.account.id, name: 'Ana' }, reviewedAgain: 2, disagreed: 1 }),
  ]);
});
