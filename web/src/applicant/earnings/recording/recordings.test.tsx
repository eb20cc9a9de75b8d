import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { readKept } from '../../../lib/files/kept-files.ts';
import { jumpSlowly, record } from '../../../lib/files/recording/testing/record-screen.ts';
import { underWay } from '../../sending/under-way.ts';
import { leaveOnPhone } from '../../testing/fake-uploads.ts';
import { applicationOf } from '../../testing/test-application.ts';
import { newKey } from '../../uploads/take-up.ts';
import type { Seen } from '../testing/fake-earnings.ts';
import { cleanPhone, open } from '../testing/test-platform.tsx';

cleanPhone();
afterEach(() => {
  vi.restoreAllMocks();
});

/**
 * Other screens of a recording besides two weeks: a menu, a week that is already filled, a week's details without their
 * sum.
 */
const shown: Record<string, Seen> = {
  'video-1.jpg': { week: 0, amount: 1000 },
  'video-2.jpg': { open: { week: null, amount: null } },
  'video-3.jpg': { status: 500, code: 'week_already_filled', path: 'earnings.2026-11-09' },
  'video-4.jpg': { open: { week: 1, amount: null } },
  'video-5.jpg': { open: { week: 2, amount: 1200 } },
};
const see = (name: string): Seen => shown[name] ?? { status: 500, code: 'unreadable_screenshot' };
const colours = ['#d22', '#2a2', '#22d', '#aa2', '#2aa'];

test('a recording fills weeks, asks about half-read ones alone, and says how many are missing', async () => {
  const { screen, says, server } = await open(see);
  const video = await record('video/webm', colours);
  const input = document.querySelector<HTMLInputElement>('footer input[type=file]');
  await userEvent.upload(input as HTMLInputElement, video);
  await expect.element(screen.getByText('Buscando tus semanas en el video')).toBeInTheDocument();
  expect(underWay()).toMatchObject([{ of: { platform: 'uber' }, at: 'sending' }]);
  await expect.poll(() => server.state.sent, { timeout: 30_000 }).toEqual(Object.keys(shown));
  await expect.element(screen.getByRole('heading', { name: '¿Está bien?' })).toBeVisible();
  await screen.getByRole('button', { name: 'Sí, está bien' }).click();
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent(/2 de 12/);
  await expect.element(says('Ya vimos todo el video y faltan 10 semanas')).toBeVisible();
  expect(screen.getByText(/no se pud|necesita tu ayuda/).query()).toBeNull();
  expect(underWay()).toEqual([]);
});

test('once all weeks are filled nothing more of a recording is sent', async () => {
  const { screen, server } = await open(see, ({ weeks, set }) => {
    for (const week of weeks.slice(1)) set(week, 900, 'screenshot');
  });
  const video = await record('video/webm', colours);
  const input = document.querySelector<HTMLInputElement>('footer input[type=file]');
  await userEvent.upload(input as HTMLInputElement, video);
  await expect.element(screen.getByText('Las 12 semanas están completas').first()).toBeInTheDocument();
  expect(server.state.sent).toEqual(['video-1.jpg']);
});

test('a recording that an earlier page could not finish is looked through by the next one', async () => {
  const application = applicationOf();
  await leaveOnPhone(application.id, newKey('recording uber'), {
    file: await record('video/webm', colours.slice(0, 1)),
  });
  const { screen } = await open(see, undefined, application);
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent(/1 de 12/);
  await expect.poll(async () => await readKept(application.id)).toEqual([]);
});

test('a file that is no recording says so, and leads to screenshots', async () => {
  const { says } = await open(see);
  const input = document.querySelector<HTMLInputElement>('footer input[type=file]');
  await userEvent.upload(input as HTMLInputElement, new File(['nothing'], 'a.mp4', { type: 'video/mp4' }));
  await expect.element(says('No pudimos abrir el video')).toBeVisible();
  await expect.element(says('Sube una captura de cada semana.')).toBeVisible();
});

test('a recording that is stopped leaves nothing behind', async () => {
  const application = applicationOf();
  const { screen, server } = await open(
    see,
    ({ state }) => {
      state.waits = 5;
    },
    application,
  );
  const video = await record('video/webm', colours);
  const input = document.querySelector<HTMLInputElement>('footer input[type=file]');
  // So that it isn't over before the press.
  jumpSlowly(700);
  await userEvent.upload(input as HTMLInputElement, video);
  await expect.poll(() => server.state.sent).toEqual(['video-1.jpg']);
  await screen.getByRole('button', { name: 'Detener' }).click();
  await expect.element(screen.getByText('Subir capturas')).toBeVisible();
  expect(screen.getByText(/no se pud|Ya vimos/).query()).toBeNull();
  await expect.poll(async () => await readKept(application.id)).toEqual([]);
});
