import type { Correction, Move } from '@volante/contract/staff/application.ts';
import type { Document } from '@volante/contract/staff/document.ts';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { chooseLanguage } from '../../lib/language.ts';
import { staffApplication } from '../testing/test-application.ts';
import { beReviewer, dialog, earningsWith, eva, openEarnings, openPage, path } from './earnings/testing/test-page.tsx';

beReviewer();
const asked: Correction = {
  id: 'c1',
  part: 'personal_data',
  paths: ['street'],
  reason: 'outdated',
  note: null,
  by: eva,
  at: '2026-11-20T12:00:00Z',
  answeredAt: null,
};
const document = (type: Document['type'], more: Partial<Document>): Document => ({
  ...{ type, revision: 1, status: 'pending', required: true, skipped: false, askedFor: false, reason: null },
  ...{ note: null, hasFile: true, media: null, versions: 1, reviewedBy: null, reviewedAt: null, seenByMe: true },
  ...more,
});
const to = (stage: Move['to']): Move => ({
  ...{ to: stage, allowed: true, because: [] },
  warnings: stage === 'home_visit' ? [{ code: 'papers_not_reviewed', params: { count: 1 } }] : [],
});
const application = staffApplication({
  country: 'mx',
  corrections: [asked],
  documents: [
    document('curp', {}),
    document('proof_of_address', { status: 'rejected', reason: 'expired' }),
    document('driving_record', { hasFile: false, askedFor: true }),
  ],
  moves: [to('home_visit'), to('rejected')],
});
const press = (name: string | RegExp) => page.getByRole('button', { name }).click();

test('approving the personal data asks first, says what happens to the correction, and sends that it was read', async () => {
  const { writes } = await openPage({
    [`GET ${path}`]: () => application,
    [`POST ${path}/personal-data/approve`]: () => ({
      ...application,
      corrections: [],
      personalData: { ...application.personalData, status: 'approved' },
    }),
  });
  await press('Aprobar los datos');
  await expect
    .element(dialog())
    .toMatchTextContent('El conductor todavía no corrige sus datos personales. Ya no se le pide.');
  expect(writes()).toEqual([]);
  // Documents are another part.
  await expect.element(dialog()).not.toMatchTextContent('CURP');
  await dialog().getByRole('button', { name: 'Aprobar los datos' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(writes().map(({ body }) => body)).toEqual([{ revision: 3, despite: ['correction'] }]);
});

test('without anything open the personal data are approved at once', async () => {
  const { writes } = await openPage({
    [`GET ${path}`]: () => ({ ...application, corrections: [] }),
    [`POST ${path}/personal-data/approve`]: () => ({ ...application, corrections: [] }),
  });
  await press('Aprobar los datos');
  await expect.poll(() => writes().map(({ body }) => body)).toEqual([{ revision: 3 }]);
});

test('a move lists everything open with what happens to it, once, and sends that it was read', async () => {
  const { writes } = await openPage({
    [`GET ${path}`]: () => application,
    [`POST ${path}/stage`]: () => ({ case: { ...application, stage: 'home_visit' }, proposal: null }),
  });
  await press(/Pasar a Videollamada/);
  for (const line of [
    'El conductor todavía no corrige sus datos personales. Se le sigue pidiendo.',
    'El conductor todavía no envía otra vez: Comprobante de domicilio. Se le sigue pidiendo.',
    'El conductor todavía no envía lo que se le pidió: Historial de manejo. Se le sigue pidiendo.',
    '1 documento sin revisar: CURP. Puedes hacerlo después.',
  ])
    await expect.element(dialog()).toMatchTextContent(line);
  await expect.element(dialog()).not.toMatchTextContent('Antes de mover, revisa');
  await page.getByLabelText('¿Por qué?').fill('Ya casi');
  await dialog()
    .getByRole('button', { name: /Pasar a Videollamada/ })
    .click();
  await expect.element(dialog()).not.toBeInTheDocument();
  const despite = ['correction', 'sent_back', 'asked_paper', 'paper_to_review'];
  const body = { revision: 7, from: 'risk_analysis', to: 'home_visit', reason: 'Ya casi', despite };
  expect(writes().map((sent) => sent.body)).toEqual([body]);
});

test('a rejection says that what was asked for comes back if it is reopened', async () => {
  await openPage({ [`GET ${path}`]: () => application });
  await press('Pasar a Rechazada');
  await expect
    .element(dialog())
    .toMatchTextContent('Deja de pedírsele. Si abres de nuevo la solicitud, se le vuelve a pedir.');
});

test('approving the earnings names the correction that the driver hasn’t made', async () => {
  const ofEarnings: Correction = { ...asked, part: 'earnings', paths: ['uber.profile'] };
  const whole = { ...earningsWith([{ amount: 4100 }]), status: 'completed' as const };
  const { writes } = await openEarnings(
    whole,
    { [`POST ${path}/earnings/approve`]: () => ({ ...whole, revision: 2, status: 'approved' }) },
    { corrections: [ofEarnings] },
  );
  await press('Aprobar todo');
  await expect.element(dialog()).toMatchTextContent('El conductor todavía no corrige sus ganancias. Ya no se le pide.');
  await dialog().getByRole('button', { name: 'Aprobar todo' }).click();
  await expect.poll(() => writes().map(({ body }) => body)).toEqual([{ revision: 1, despite: ['correction'] }]);
});

test('in English the same is said', async () => {
  chooseLanguage('en');
  onTestFinished(() => chooseLanguage('es'));
  await openPage({ [`GET ${path}`]: () => application });
  await press(/Move to Video call/);
  for (const line of [
    'The driver hasn’t corrected their personal data yet. They still have to.',
    '1 document not reviewed: CURP. You can do that later.',
  ])
    await expect.element(dialog()).toMatchTextContent(line);
});
