import type { ReviewerApplication } from '@volante/contract/staff/application.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type PlayedCall, refusal } from '../testing/played-server.ts';
import { staffApplication } from '../testing/test-application.ts';
import { beReviewer, eva, openPage, path } from './earnings/testing/test-page.tsx';

beReviewer();
const done = staffApplication({ country: 'mx', earnings: { revision: 1, status: 'approved', platforms: [] } });
const at = '2026-11-20T12:00:00Z';
const application: ReviewerApplication = {
  ...done,
  personalData: { ...done.personalData, status: 'approved' },
  approvals: { personal_data: { by: eva, at }, earnings: { by: null, at } },
  moves: [{ to: 'home_visit', allowed: true, because: [], warnings: [] }],
};
const open = (change: Partial<ReviewerApplication> = {}) => {
  const present = { ...application, ...change };
  return openPage({
    [`GET ${path}`]: () => present,
    [`POST ${path}/stage`]: () => ({ case: { ...present, stage: 'home_visit', waitsFor: 'driver' }, proposal: null }),
  });
};
const solid = () =>
  [...document.querySelectorAll('main button, main a')]
    .filter((each) => each.className.includes('bg-brand-fill'))
    .map((each) => each.textContent);

test('the next act is the only solid button, and a move that skips nothing asks for no reason', async () => {
  const { writes } = await open();
  await expect.element(page.getByRole('heading', { name: 'Mover' })).toBeVisible();
  expect(solid()).toEqual(['Pasar a VideollamadaE']);
  await userEvent.keyboard('e');
  const dialog = page.getByRole('dialog', { name: 'Pasar a Videollamada' });
  await expect.element(dialog).toMatchTextContent('No falta nada antes de este paso.');
  await expect.element(dialog.getByRole('button', { name: 'Pasar a Videollamada' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(writes().map(({ body }) => body)).toEqual([{ revision: 7, from: 'risk_analysis', to: 'home_visit' }]);
});

test('a move that skips something lists it and asks why', async () => {
  const warnings = [{ code: 'papers_not_reviewed' as const, params: { count: 2 } }];
  await open({ moves: [{ to: 'home_visit', allowed: true, because: [], warnings }] });
  await page.getByRole('region', { name: 'Mover' }).getByRole('button', { name: 'Pasar a Videollamada' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pasar a Videollamada' });
  await expect.element(dialog).toMatchTextContent('2 documentos sin revisar.');
  await dialog.getByRole('button', { name: 'Pasar a Videollamada' }).click();
  await expect.element(dialog).toMatchTextContent('Escribe el motivo');
});

test('what is found after the dialog was opened is listed when the move is sent, and asks why', async () => {
  let present = application;
  const { writes } = await openPage({
    [`GET ${path}`]: () => present,
    [`POST ${path}/stage`]: ({ body }: PlayedCall) => {
      if ('reason' in (body as object)) return { case: { ...present, stage: 'home_visit' }, proposal: null };
      const warnings = [{ code: 'matches_open' as const, params: { count: 1 } }];
      present = { ...application, moves: [{ to: 'home_visit', allowed: true, because: [], warnings }] };
      return refusal(422, 'validation_error', { path: 'reason', code: 'field_required' });
    },
  });
  await page.getByRole('region', { name: 'Mover' }).getByRole('button', { name: 'Pasar a Videollamada' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pasar a Videollamada' });
  await expect.element(dialog).toMatchTextContent('No falta nada antes de este paso.');
  await dialog.getByRole('button', { name: 'Pasar a Videollamada' }).click();
  await dialog.getByLabelText('¿Por qué?').fill('Es su hermano');
  await dialog.getByRole('button', { name: 'Pasar a Videollamada' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(writes().map(({ body }) => (body as { reason?: string }).reason)).toEqual([undefined, 'Es su hermano']);
});

test('a finished part is one line with who and when; a press and a jump open it', async () => {
  await open();
  const part = page.getByRole('region', { name: 'Datos personales' });
  const line = part.getByRole('button', { name: 'Datos personales' });
  await expect.element(line).toHaveAttribute('aria-expanded', 'false');
  await expect.element(part).toMatchTextContent('Los aprobó Eva Ríos');
  const content = () => document.getElementById('personal-content');
  expect(content()?.getAttribute('hidden')).toBe('until-found');
  await line.click();
  await expect.element(line).toHaveAttribute('aria-expanded', 'true');
  expect(content()?.hasAttribute('hidden')).toBe(false);
  await line.click();
  await expect.element(line).toHaveAttribute('aria-expanded', 'false');
  // As a search in the page does.
  document.getElementById('personal')?.dispatchEvent(new Event('beforematch'));
  await expect.element(line).toHaveAttribute('aria-expanded', 'true');
});

test('when it is somebody else’s turn, words take the place of the button', async () => {
  await open({ waitsFor: 'driver', waitingSince: at, because: [] });
  await expect.element(page.getByText(/Nada por hacer: espera al conductor desde el/)).toBeVisible();
  expect(solid()).toEqual([]);
});

test('a part’s approval is offered first and focused where it is done', async () => {
  await open({ personalData: { ...application.personalData, status: 'completed' } });
  await expect.element(page.getByRole('heading', { name: 'Mover' })).toBeVisible();
  expect(solid()).toEqual(['Aprobar los datosE']);
  await userEvent.keyboard('e');
  const part = page.getByRole('region', { name: 'Datos personales' });
  await expect.element(part.getByRole('button', { name: 'Aprobar los datos' })).toHaveFocus();
});
