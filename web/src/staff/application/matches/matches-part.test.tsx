import type { Match } from '@volante/contract/staff/matches/matches.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { meAs, refusal } from '../../testing/played-server.ts';
import { application, beReviewer, dialog, eva, openPage, path } from '../earnings/testing/test-page.tsx';

beReviewer();
const match: Match = {
  id: 'm1',
  kind: 'phone',
  strength: 'same',
  mine: { value: '+525512345678', source: 'form', mediaId: null },
  theirs: { value: '+525512345678', source: 'obligor', mediaId: null },
  other: { applicationId: 'a2', reference: '1541-0204', name: 'Luis Mora', stage: 'rejected' },
  firstSeenAt: '2026-11-20T12:00:00Z',
  dismissed: null,
};
const harmless: Match = {
  ...match,
  dismissed: { by: eva, at: '2026-11-20T12:00:00Z', reason: 'Son hermanos' },
};
const region = () => page.getByRole('region', { name: 'Coincidencias' });
const openMatches = (answers: Parameters<typeof openPage>[0]) => {
  let open = 1;
  return openPage({
    [`GET ${path}`]: () => ({ ...application, matches: { open } }),
    [`GET ${path}/matches`]: () => ({ items: [open === 0 ? harmless : match], next: null }),
    ...answers,
    [`POST ${path}/matches/m1/dismiss`]: (call) => {
      const answer = answers[`POST ${path}/matches/m1/dismiss`]?.(call) ?? {};
      if ('items' in answer) open = 0;
      return answer;
    },
  });
};

test('both sides are shown beside each other, with a link to the other application', async () => {
  await openMatches({});
  await expect.element(region()).toMatchTextContent('1 coincidencia por revisar');
  await expect.element(region()).toMatchTextContent('Rechazada');
  await expect
    .element(region().getByRole('link', { name: 'Luis Mora' }))
    .toHaveAttribute('href', '/staff/applications/a2');
});

test('a match is found harmless by keyboard, with a reason', async () => {
  const { writes } = await openMatches({
    [`POST ${path}/matches/m1/dismiss`]: () => ({ items: [harmless], next: null }),
  });
  const way = region().getByRole('button', { name: 'Descartar coincidencia…' });
  await expect.element(way).toBeVisible();
  (way.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('Motivo')).toHaveFocus();
  await userEvent.keyboard('a{Enter}');
  await expect.element(dialog()).toMatchTextContent('Escribe por qué');
  expect(writes()).toEqual([]);
  await userEvent.keyboard('{Control>}a{/Control}Son hermanos{Enter}');
  await expect.poll(() => dialog().query()).toBeNull();
  await expect.element(region()).toMatchTextContent('Descartadas (1)');
  expect(writes().map(({ body }) => body)).toEqual([{ reason: 'Son hermanos' }]);
});

test('typed text stays when it cannot be saved', async () => {
  await openMatches({ [`POST ${path}/matches/m1/dismiss`]: () => refusal(409, 'conflict_error') });
  await region().getByRole('button', { name: 'Descartar coincidencia…' }).click();
  await page.getByLabelText('Motivo').fill('Son hermanos');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog().getByRole('alert')).toBeVisible();
  await expect.element(page.getByLabelText('Motivo')).toHaveValue('Son hermanos');
});

test('a match with an application of another country says so, names nothing of it, and is left to others', async () => {
  await openMatches({
    [`GET ${path}/matches`]: () => ({ items: [{ ...match, theirs: null, other: null }], next: null }),
  });
  await expect.element(region()).toMatchTextContent('La otra solicitud es de un país en el que no trabajas.');
  await expect.element(region().getByRole('link')).not.toBeInTheDocument();
  await expect.element(region().getByRole('button', { name: 'Descartar coincidencia…' })).not.toBeInTheDocument();
});

test('once its country is no longer one’s own, nothing of the application stays on the page', async () => {
  let countries: ('mx' | 'us')[] = [];
  await openMatches({
    'GET /me': () => meAs('reviewer', { countries }),
    [`GET ${path}`]: () =>
      countries.length === 0 ? { ...application, matches: { open: 1 } } : refusal(404, 'admission_request_not_found'),
    [`POST ${path}/matches/m1/dismiss`]: () => refusal(403, 'role_refused'),
  });
  await region().getByRole('button', { name: 'Descartar coincidencia…' }).click();
  await page.getByLabelText('Motivo').fill('Son hermanos');
  countries = ['us'];
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Ahora trabajas en Estados Unidos.')).toBeVisible();
  await expect.element(page.getByText('Luis Mora')).not.toBeInTheDocument();
});
