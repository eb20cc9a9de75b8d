import type { DocumentType } from '@volante/contract/documents/rules.ts';
import type { Document } from '@volante/contract/staff/document.ts';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { meAs, workAs } from '../../testing/played-server.ts';
import { reportOf, staffApplication, visitOf } from '../../testing/test-application.ts';
import { application, beReviewer, eva, openPage, path } from '../earnings/testing/test-page.tsx';

beReviewer();
const at = '2026-11-20T18:00:00Z';
const media = {
  ...{ id: 'm1', fileName: 'a.jpg', mimeType: 'image/jpeg', size: 9, pages: null, createdAt: at, channel: null },
  uploadedBy: 'applicant',
} as const;
const documentOf = (type: DocumentType, change: Partial<Document> = {}): Document => ({
  ...{ type, revision: 1, status: 'pending', required: true, skipped: false, askedFor: false, reason: null },
  ...{ note: null, hasFile: false, media: null, versions: 0, reviewedBy: null, reviewedAt: null, seenByMe: false },
  ...change,
});
const given = { hasFile: true, media, versions: 1 } as const;
const decided = { ...given, reviewedBy: eva, reviewedAt: at } as const;
const open = (...documents: Document[]) => openPage({ [`GET ${path}`]: () => ({ ...application, documents }) });
const part = page.getByRole('region', { name: 'Documentos', exact: true });
const row = (name: RegExp) => part.getByRole('listitem').filter({ hasText: name });

describe('the row of a document', () => {
  test.each([
    ['who approved it and when', { ...decided, status: 'approved' }, /INE Frente\s*Aprobado\s*Eva Ríos · 20 nov, /],
    [
      'why it was sent back, by whom and when, and how often it came',
      { ...decided, status: 'rejected', reason: 'blurred_or_dark', versions: 2 },
      /Devuelto\s*Eva Ríos · 20 nov, .* · 2 envíos\s*La foto salió borrosa u oscura/,
    ],
    [
      'the reviewer’s own words instead of the reason',
      { ...decided, status: 'rejected', reason: 'other', note: 'Se ve un dedo' },
      /Devuelto\s*Eva Ríos · 20 nov, .*Se ve un dedo/,
    ],
    ['since when it waits for a review', given, /Por revisar\s*Llegó el 20 nov, /],
    [
      'that the team uploaded it',
      { ...given, media: { ...media, uploadedBy: 'staff' } },
      /Por revisar\s*Lo subió el equipo el 20 nov, /,
    ],
    ['that the driver hasn’t sent it', {}, /Falta\s*El conductor todavía no lo envía/],
    ['that it is optional', { required: false }, /Falta\s*Es opcional/],
    ['that the driver left it', { skipped: true }, /Para después\s*El conductor lo dejó para después/],
    ['that it was asked for', { askedFor: true }, /Pedido\s*Se le pidió al conductor, y no lo ha enviado/],
  ] as const)('says %s', async (_, change, words) => {
    // Another one waits, so that the part is open.
    await open(documentOf('identity_card_front', change as Partial<Document>), documentOf('proof_of_address'));
    await expect.element(row(/INE Frente/)).toMatchTextContent(words);
  });

  test('leads a reviewer to its review, and takes a file', async () => {
    await open(documentOf('identity_card_front', given));
    await expect
      .element(row(/INE Frente/).getByRole('link', { name: /INE Frente.*Por revisar/ }))
      .toHaveAttribute('href', `/staff${path}/review/identity_card_front`);
    await expect.element(page.getByLabelText('Subir otro INE Frente')).toBeInTheDocument();
  });

  test('tells an advisor that their role doesn’t see the file', async () => {
    workAs(meAs('advisor'));
    await open(documentOf('identity_card_front', { ...given, media: null }));
    await expect.element(row(/INE Frente/)).toMatchTextContent(/Con tu rol no ves este archivo/);
    await expect.element(part.getByRole('link')).not.toBeInTheDocument();
  });
});

test('documents that are all approved fold to one line that says who approved the last one', async () => {
  await open(documentOf('identity_card_front', { ...decided, status: 'approved' }));
  await expect.element(part.getByText(/^1 aprobado · Eva Ríos · 20 nov, /)).toBeVisible();
  await expect.element(part.getByRole('button', { name: 'Documentos' })).toHaveAttribute('aria-expanded', 'false');
});

test('a part that is done says in its line who did it: the call, the decision, the guarantor, a dismissed match', async () => {
  const report = reportOf({ outcome: 'passed', responsible: eva, updatedAt: at });
  const photo = { ...media, facts: { ageMinutes: null, km: null, challenge: null } };
  const whole = staffApplication({
    country: 'mx',
    ...{ visit: visitOf(report), reports: [report] },
    homePhotos: { homeImagesFront: [photo], homeImagesGarage: [], homeImagesSurroundings: [] },
    decision: { by: eva, at, revision: 1, notSeen: [], changedSince: [] },
    obligor: { given: true, name: 'Rosa Paz', invitation: null },
  });
  const match = {
    ...{ id: 'x', kind: 'phone', strength: 'same', theirs: null, other: null, firstSeenAt: at },
    mine: { value: '+525512345678', source: 'form', mediaId: null },
    dismissed: { by: eva, at, reason: 'Son hermanos' },
  };
  await openPage({
    [`GET ${path}`]: () => whole,
    [`GET ${path}/affordability`]: () => ({
      affordability: {
        ...{ currency: 'MXN', weeks: [], netMinor: 0, refusedMinor: 0, medianMinor: 0, volatility: null },
        ...{ trendMinor: 0, onWordShare: null, platforms: [] },
      },
      ...{ payment: null, recordedAt: at, paymentShare: 35 },
    }),
    [`GET ${path}/matches`]: () => ({ items: [match], next: null }),
  });
  for (const [name, words] of [
    ['Fotos de la casa', /La videollamada ya pasó · Eva Ríos · 20 nov, /],
    ['Qué alcanza a pagar', /Como estaba cuando Eva Ríos decidió, el 20 nov, /],
    ['Aval', /Ya registró a su aval · Rosa Paz$/],
    ['Coincidencias', /Descartadas \(1\) · Eva Ríos · 20 nov, /],
  ] as const)
    await expect.element(page.getByRole('region', { name }).getByText(words).first()).toBeVisible();
});
