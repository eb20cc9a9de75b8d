import type { Application } from '@volante/contract/application.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { transaction } from '../../core/database/transaction.ts';
import { openPost } from '../../notifications/testing/test-post.ts';
import { requestPath } from '../../testing/calls.ts';
import { rowsOf } from '../testing/test-rows.ts';
import { hire, type TestStaff } from '../testing/test-staff.ts';
import type { LinkFacts, QueueFacts } from './facts-store.ts';
import { judgeWaiting } from './judge-waiting.ts';
import { computeRow, mendQueue } from './refresh-rows.ts';

const post = await openPost();
const { server } = post;
const { query } = server;
const { rowOf, save } = rowsOf(server);
afterAll(post.close);
let ana: TestStaff;
let view: Application;
beforeAll(async () => {
  server.setNow('2026-11-25T18:00:00Z');
  ana = await hire(server, 'advisor', 'Ana');
  const { applicationId } = await server.open('mx');
  const computed = await transaction(server.deps, (trx) => computeRow(server.deps, trx, applicationId));
  view = computed!.view;
});
beforeEach(post.clear);

const nothing: QueueFacts = {
  ...{ submitted_at: null, created_at: new Date(), came_back_at: null, proposedBy: null, answered: [], reading: [] },
  ...{ visits: [], doubts: 0, amounts: [], typed: false, unverified: false, open_matches: 0, external_reference: '' },
  ...{ device_asked_at: null, sources: { documents: [], profiles: [] }, link: null },
};
const made: LinkFacts = { made_at: '2026-11-25T10:00:00.123456+00:00', sent: null, opened_at: null, begun_at: null };
const sent: LinkFacts = { ...made, sent: { at: '2026-11-25T11:00:00+00:00', channel: 'whatsapp' } };
const opened: LinkFacts = { ...sent, opened_at: '2026-11-25T12:00:00+00:00' };
const begun: LinkFacts = { ...opened, begun_at: '2026-11-25T13:00:00+00:00' };
const handed: LinkFacts = { ...made, sent: { at: '2026-11-25T11:00:00+00:00', channel: null } };

test.each([
  ['made', made, { code: 'link_made', params: { at: '2026-11-25T10:00:00.123Z' } }],
  ['sent', sent, { code: 'link_sent', params: { at: '2026-11-25T11:00:00.000Z', channel: 'whatsapp' } }],
  ['told by a person', handed, { code: 'link_sent', params: { at: '2026-11-25T11:00:00.000Z' } }],
  ['opened', opened, { code: 'link_opened', params: { at: '2026-11-25T12:00:00.000Z' } }],
  ['begun', begun, { code: 'begun', params: { at: '2026-11-25T13:00:00.000Z' } }],
])('while the driver hasn’t started, the row says that the link was %s', (_, link, state) => {
  const { because, waitsFor } = judgeWaiting(view, { ...nothing, link }, server.deps.now());
  expect([waitsFor, because]).toEqual(['driver', [state, { code: 'driver_steps', params: expect.anything() }]]);
});

test('what isn’t the driver’s turn says nothing of the link', () => {
  const { because } = judgeWaiting(view, { ...nothing, link: begun, proposedBy: 'x' }, server.deps.now());
  expect(because.map(({ code }) => code)).toEqual(['confirm']);
});

test('a row follows its link: made, sent, opened, begun, without a revision until the driver changes something', async () => {
  const given = { country: 'mx', firstName: 'Luis', email: 'luis@example.com' };
  const { data } = await ana.call('POST', '/links', given);
  const mine = { applicationId: data.applicationId as string, requestId: data.url.split('/').at(-1) as string };
  const linkPath = `/applications/${mine.applicationId}/link`;
  const state = async () => {
    const { because, stale } = (await rowOf(mine)) as {
      because: { code: string; params: Record<string, unknown> }[];
      stale: boolean;
    };
    expect(stale).toBe(false);
    return [because[0]?.code, because[0]?.params, because.length] as const;
  };
  const at = expect.any(String);
  const revision = (await rowOf(mine))?.revision;
  expect(await state()).toEqual(['link_made', { at }, 2]);

  await ana.call('POST', `${linkPath}/send`, { channel: 'email' });
  expect((await state())[0]).toBe('link_made');
  await post.deliverDue();
  expect(await state()).toEqual(['link_sent', { at: server.deps.now().toISOString(), channel: 'email' }, 2]);
  const { data: list } = await ana.call('GET', '/applications?stage=created');
  const shown = list.items.find((row: { applicationId: string }) => row.applicationId === mine.applicationId);
  expect(shown.because[0]).toMatchObject({ code: 'link_sent', params: { channel: 'email' } });
  const { updated_at: before } = (await rowOf(mine)) as { updated_at: Date };

  expect((await server.call('GET', requestPath(mine.requestId))).status).toBe(200);
  expect((await state())[0]).toBe('link_sent');
  const { data: opening } = await server.call('GET', `/hubspot/link-opened/${mine.requestId}`);
  expect([opening, await state()]).toEqual([{ noted: true }, ['link_opened', { at }, 2]]);
  expect(await rowOf(mine)).toMatchObject({ revision, updated_at: before });

  await save(mine, { firstName: 'Luisa' });
  expect(await state()).toEqual(['begun', { at }, 2]);
  expect((await rowOf(mine))?.revision).toBe((revision as number) + 1);
  expect((await mendQueue(server.deps)).drifted).toBe(0);
});

test('a new link hasn’t been sent', async () => {
  const { data } = await ana.call('POST', '/links', { country: 'mx', email: 'eva@example.com' });
  const path = `/applications/${data.applicationId}/link`;
  const code = async () => (await rowOf(data))?.because[0].code;
  await ana.call('POST', `${path}/send`, { channel: 'email' });
  await post.deliverDue();
  expect(await code()).toBe('link_sent');
  await query(`update application_links set created_at = created_at - interval '1 hour' where application_id = $1`, [
    data.applicationId,
  ]);
  await ana.call('POST', `${path}/renew`, { reason: 'Lo perdió' });
  expect(await code()).toBe('link_made');
  server.setNow(new Date(server.deps.now().getTime() + 61_000));
  await ana.call('POST', `${path}/send`, { channel: 'email' });
  await post.deliverDue();
  expect(await code()).toBe('link_sent');
});
