import { expect, test } from 'vitest';
import { underWay } from '../../sending/under-way.ts';
import { leaveOnPhone } from '../../testing/fake-uploads.ts';
import { applicationOf } from '../../testing/test-application.ts';
import { newKey } from '../../uploads/take-up.ts';
import type { fakeEarnings, Seen } from '../testing/fake-earnings.ts';
import { byNumber, cleanPhone, open, picture } from '../testing/test-platform.tsx';
import { roomOf } from './screenshot-uploads.ts';

cleanPhone();

const away = { status: 503, code: 'reading_unavailable', retryAfter: '20' } satisfies Seen;

test('while reading is down, chosen screenshots wait on the phone, say so, and are sent later by themselves', async () => {
  let seen: Seen = away;
  const { says, choose, screen, server } = await open((name) => (seen === away ? away : byNumber(name)));
  await choose('1.png', '2.png', '3.png');
  await expect.element(says('3 capturas esperan en este teléfono')).toBeVisible();
  await expect.element(says('Por ahora no podemos leer capturas. Se envían solas en cuanto se pueda.')).toBeVisible();
  await expect.element(screen.getByText(/no se pud/)).not.toBeInTheDocument();
  // One answer applies to all, so the other files aren't sent.
  expect(server.state.sent).toEqual(['1.png']);
  expect(underWay()).toMatchObject([1, 2, 3].map(() => ({ of: { platform: 'uber' }, at: 'waiting' })));
  seen = byNumber('');
  dispatchEvent(new Event('online'));
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent(/3 de 12/);
  await expect.element(says('esperan en este teléfono')).not.toBeInTheDocument();
});

test('a waiting screenshot can be sent at once, or not at all', async () => {
  let seen: Seen = away;
  const { says, choose, screen } = await open((name) => (seen === away ? away : byNumber(name)));
  await choose('1.png');
  await screen.getByRole('button', { name: 'No enviar' }).click();
  await expect.element(says('Lo detuviste antes de enviarlo')).toBeVisible();
  await screen.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(says('1 captura espera en este teléfono')).toBeVisible();
  seen = byNumber('');
  await screen.getByRole('button', { name: 'Intentar ahora' }).click();
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent(/1 de 12/);
});

test('a screenshot that waited when its page was closed is sent by the next one', async () => {
  const application = applicationOf();
  const key = newKey(roomOf({ platform: 'uber', uploadType: 'earnings' }));
  await leaveOnPhone(application.id, key, { file: picture('5.png'), failure: { code: 'reading_unavailable' } });
  const { screen } = await open(byNumber, undefined, application);
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent(/1 de 12/);
});

test('a profile waits like any other screenshot', async () => {
  let seen: Seen = away;
  const { says, choose } = await open(
    () => seen,
    (server) => {
      server.state.fullName = null;
    },
  );
  await choose('perfil.png');
  await expect.element(says('1 captura espera en este teléfono')).toBeVisible();
  seen = { profile: { fullName: 'María José Núñez' } };
  dispatchEvent(new Event('online'));
  await expect.element(says('Perfil recibido')).toBeVisible();
  await expect.poll(() => underWay()).toEqual([]);
});

cleanPhone();
const waiting = (seconds: number) => (server: ReturnType<typeof fakeEarnings>) => {
  server.state.waits = seconds;
};

test('a driver whose pictures take long reads how long all the remaining ones will take', async () => {
  const { says, choose } = await open(byNumber, waiting(13));
  await choose('1.png', '2.png', '3.png');
  await expect.element(says('Leyendo captura 1 de 3 · unos 40 s'), { timeout: 10_000 }).toBeVisible();
});

test('a short wait is not mentioned', async () => {
  const { says, choose, server } = await open(byNumber, waiting(2));
  await choose('1.png');
  const asked = () => server.asked.filter((path) => path.endsWith('/reading-wait')).length;
  await expect.poll(asked, { timeout: 10_000 }).toBeGreaterThan(0);
  await expect.element(says('Leyendo captura 1 de 1')).not.toMatchTextContent(/unos/);
});
