import { expect, test, vi } from 'vitest';
import { readKept } from '../../../lib/files/kept-files.ts';
import { leaveOnPhone } from '../../testing/fake-uploads.ts';
import { applicationOf } from '../../testing/test-application.ts';
import { newKey } from '../../uploads/take-up.ts';
import { byNumber, cleanPhone, open, picture } from '../testing/test-platform.tsx';
import { roomOf } from '../upload/screenshot-uploads.ts';

cleanPhone();

test('screenshots an earlier page left unsent are read when the screen opens, and no failure is shown', async () => {
  const application = applicationOf();
  await leaveBehind(application.id, 'earnings', '3.png', '4.png', 'doble.png');
  const { screen, server } = await open(
    (name) => (name === 'doble.png' ? { status: 429, code: 'duplicate_image' } : byNumber(name)),
    undefined,
    application,
  );
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent(/2 de 12/);
  await vi.waitFor(() => expect(server.state.sent).toEqual(['3.png', '4.png', 'doble.png']));
  await expect.poll(async () => (await readKept(application.id)).length).toBe(0);
  expect(screen.getByText(/no se pud/).query()).toBeNull();
});

test('stopped screenshots and those that our side failed on wait on the phone for a retry', async () => {
  const application = applicationOf();
  const key = newKey(roomOf({ platform: 'uber', uploadType: 'earnings' }));
  await leaveOnPhone(application.id, key, { file: picture('5.png'), failure: { code: 'stopped' } });
  const { screen, server } = await open(byNumber, undefined, application);
  const again = screen.getByRole('button', { name: 'Reintentar' });
  await expect.element(again).toBeVisible();
  expect(server.state.sent).toEqual([]);
  await again.click();
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent(/1 de 12/);
  await expect.poll(async () => (await readKept(application.id)).length).toBe(0);
});

test('a profile left unsent by an earlier page is sent on opening', async () => {
  const application = applicationOf();
  await leaveBehind(application.id, 'profile', 'perfil.png');
  const { says } = await open(
    () => ({ profile: { fullName: 'María José Núñez' } }),
    (server) => {
      server.state.fullName = null;
    },
    application,
  );
  await expect.element(says('Perfil recibido')).toBeVisible();
  await expect.poll(async () => (await readKept(application.id)).length).toBe(0);
});

/** The state left by a killed page. */
async function leaveBehind(requestId: string, uploadType: 'profile' | 'earnings', ...names: string[]): Promise<void> {
  const room = roomOf({ platform: 'uber', uploadType });
  for (const name of names) await leaveOnPhone(requestId, newKey(room), { file: picture(name), failure: null });
}
