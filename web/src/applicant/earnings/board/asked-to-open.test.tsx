import type { AskedCorrection } from '@volante/contract/admission/corrections.ts';
import { expect, test } from 'vitest';
import { applicationOf } from '../../testing/test-application.ts';
import type { fakeEarnings } from '../testing/fake-earnings.ts';
import { byNumber, cleanPhone, open } from '../testing/test-platform.tsx';

cleanPhone();

type Server = ReturnType<typeof fakeEarnings>;

const asked: AskedCorrection = {
  id: 'c1',
  part: 'earnings',
  paths: ['uber.2026-11-02'],
  reason: 'other',
  note: 'El total no se alcanza a ver.',
};
const returned = () => applicationOf({ status: 'risk_analysis', corrections: [asked] });

test('a link to a week opens it with what staff ask for; closed, it leaves the driver on the board', async () => {
  const fill = ({ set }: Server) => void set('2026-11-02', 900, 'screenshot');
  const { screen } = await open(byNumber, fill, returned(), '2026-11-02');
  const dialog = screen.getByRole('dialog', { name: '2–8 nov' });
  await expect.element(dialog.getByText('El total no se alcanza a ver', { exact: false })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Corregir el monto' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  // So that a reload, or going back, shows the board.
  expect(location.pathname + location.search).toBe('/platforms/uber');
});

test('the board marks the weeks that staff ask to correct', async () => {
  const fill = ({ set }: Server) => {
    set('2026-11-02', 900, 'screenshot');
    set('2026-11-09', 950, 'screenshot');
  };
  const { screen, week } = await open(byNumber, fill, returned());
  await expect.element(week('2–8 nov')).toMatchTextContent(/\$900 *Corrige/);
  await expect.element(week('9–15 nov')).toMatchTextContent(/\$950 *Leída/);
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('a link to the screenshots that wait asks about them at once', async () => {
  const leave = ({ keepOpen }: Server) => void keepOpen({ week: 1, amount: 900 });
  const { screen } = await open(byNumber, leave, applicationOf(), 'pictures');
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('Semana 2–8 nov: $900')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect.element(screen.getByRole('button', { name: 'Revisarla ahora' })).toBeVisible();
  expect(location.search).toBe('');
});
