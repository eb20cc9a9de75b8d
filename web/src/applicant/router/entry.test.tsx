import type { Application } from '@volante/contract/application.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { draftOf, storage } from '../../lib/storage.ts';
import { unsentForms } from '../application/unsent-form.ts';
import { knownApplication, limitedAccess, limitedApplication, playDevices } from '../devices/testing/fake-devices.ts';
import { fragmentOf } from '../hand-off/scanned-token.ts';
import { enter, followLink } from './entry.ts';

const home = location.pathname + location.search;

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', home);
});

const again = (application: Application): Application => ({ ...application, id: crypto.randomUUID() });

test('what a phone keeps under a link moves along when the application is opened by a newer one', async () => {
  const before = knownApplication();
  await followLink(before.id, before, null);
  draftOf(before.id, 'personal-data').write({ street: 'Reforma' });
  history.replaceState(null, '', `/personal-data?id=${before.id}`);
  unsentForms.note('personal-data', { street: '' });
  const after = again(before);
  await followLink(after.id, after, null);
  expect(draftOf(after.id, 'personal-data').read()).toEqual({ street: 'Reforma' });
  expect(draftOf(before.id, 'personal-data').read()).toBeNull();
  expect(unsentForms.all().map(({ address }) => address)).toEqual([`/personal-data?id=${after.id}`]);
  // Links replaced one after the other lead to the last one.
  const last = again(after);
  await followLink(last.id, last, null);
  expect([before, after].map(({ id }) => storage.read(`volante.newer.${id}`))).toEqual([last.id, last.id]);
});

test('another application on the same phone keeps its own', async () => {
  const [mine, other] = [knownApplication(), { ...knownApplication(), reference: '11112222' }];
  draftOf(mine.id, 'personal-data').write({ street: 'Reforma' });
  await followLink(mine.id, mine, null);
  await followLink(other.id, other, null);
  expect(draftOf(mine.id, 'personal-data').read()).toEqual({ street: 'Reforma' });
});

test('a scanned token is used before anything is read, and is gone from the address', async () => {
  const application = limitedApplication();
  const server = playDevices(application, { ...limitedAccess(), access: 'full' });
  history.replaceState(null, '', `/tasks?id=${application.id}&handoff=1${fragmentOf('token-1')}`);
  await enter();
  expect(server.sent).toEqual(['POST /access/hand-off/use {"token":"token-1"}']);
  const [first] = vi.mocked(fetch).mock.calls.map(([url]) => String(url));
  expect(first).toContain('/access/hand-off/use');
  expect(location.hash).toBe('');
  expect(location.search).toContain('handoff=1');
});

test('a token that was used before says so, and the screen stays as any other phone sees it', async () => {
  const application = limitedApplication();
  playDevices(application, limitedAccess());
  history.replaceState(null, '', `/tasks?id=${application.id}${fragmentOf('token-1')}`);
  await enter();
  const said = () => [...document.querySelectorAll('[role=alert]')].map((region) => region.textContent).join();
  await expect.poll(said).toContain('Ese código ya se usó o venció');
  expect(location.hash).toBe('');
});
