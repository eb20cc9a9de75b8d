import type { PhotoFacts } from '@volante/contract/home-visit/captures.ts';
import type { Visit } from '@volante/contract/staff/visit.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { chooseLanguage } from '../../lib/language.ts';
import { PhotoFactsLine } from '../application/photo-facts.tsx';
import { reportOf, visitOf } from '../testing/test-application.ts';
import { AttendanceLine, AttendanceTag, RehearsalLine } from './attendance.tsx';

beforeEach(() => chooseLanguage('es'));

const visit = (change: Partial<Visit> = {}): Visit => ({
  ...visitOf(reportOf(), '2030-12-01T15:00:00.000Z'),
  attendance: 'late',
  attendanceAt: '2030-12-01T14:00:00.000Z',
  ...change,
});

test('who is late is named with the time until which they are waited for', async () => {
  await render(<AttendanceLine visit={visit()} />);
  await expect.element(page.getByText('Llega 10 minutos tarde')).toBeVisible();
  await expect.element(page.getByText(/Espéralo hasta .*9:15/)).toBeVisible();
});

test('who can’t come keeps the time for now', async () => {
  await render(<AttendanceLine visit={visit({ attendance: 'cannot' })} />);
  await expect.element(page.getByText('No puede a esa hora')).toBeVisible();
  await expect.element(page.getByText(/sigue apartado/)).toBeVisible();
});

test.each([
  ['on time', { attendance: null, attendanceAt: null }],
  ['of a cancelled visit', { status: 'cancelled' }],
  ['of a reported visit', { report: reportOf({ outcome: 'passed' }) }],
] as [string, Partial<Visit>][])('a driver %s isn’t marked', async (_, change) => {
  const shown = visit(change);
  const { container } = await render(
    <>
      <AttendanceTag visit={shown} />
      <AttendanceLine visit={shown} />
    </>,
  );
  expect(container.textContent).toBe('');
});

test('each result of the last rehearsal is shown, and that there was none', async () => {
  const checks = { camera: 'failed', light: 'skipped', microphone: 'ok', upload: 'ok', home: 'ok' } as const;
  const rehearsal = { checks, browser: 'Samsung Internet', at: '2030-12-01T14:00:00.000Z' };
  const screen = await render(<RehearsalLine visit={{ rehearsal }} />);
  for (const line of ['Cámara: falló', 'Luz: sin probar', 'Micrófono: bien', 'Internet: bien', 'En su casa: bien'])
    await expect.element(page.getByText(line)).toBeVisible();
  await expect.element(page.getByText('Samsung Internet', { exact: false })).toBeVisible();
  await screen.rerender(<RehearsalLine visit={{ rehearsal: null }} />);
  await expect.element(page.getByText('Todavía no prueba su videollamada.')).toBeVisible();
});

test.each([
  [{ ageMinutes: 0, km: 2, challenge: 'thumb_up' }, ['Tomada en la app: pulgar arriba', 'Recién tomada', 'A 2 km']],
  [{ ageMinutes: 61, km: null, challenge: null }, ['No se tomó en la app', 'Tomada 1 hora antes', 'No dice dónde']],
  [{ ageMinutes: 43_200, km: 900, challenge: null }, ['Tomada 30 días antes', 'A 900 km de la ciudad que dio']],
  [{ ageMinutes: null, km: null, challenge: null }, ['No dice cuándo']],
] as [PhotoFacts, string[]][])('of a photo, %j is shown in words', async (facts, lines) => {
  await render(<PhotoFactsLine facts={facts} />);
  for (const line of lines) await expect.element(page.getByText(line, { exact: false })).toBeVisible();
});
