import type { Privacy } from '@volante/contract/staff/privacy/privacy.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { meAs, refusal, workAs } from '../../testing/played-server.ts';
import { application, beReviewer, dialog, eva, openPage, path } from '../earnings/testing/test-page.tsx';

beReviewer();
beforeEach(() => workAs(meAs('everything')));

const privacy: Privacy = {
  retention: { kind: 'idle', on: '2027-05-22', warnedAt: null },
  retainedUntil: null,
  hold: null,
  exports: [],
  gone: ['personal_data', 'files', 'links'],
  kept: ['reference', 'decision'],
};
const part = page.getByRole('region', { name: 'Privacidad' });
const press = (name: string) => part.getByRole('button', { name }).click();
const send = (name: string) => dialog().getByRole('button', { name }).click();

describe('the privacy of a person', () => {
  test('is shown to admins alone', async () => {
    workAs(meAs('reviewer'));
    const { calls } = await openPage({ [`GET ${path}/privacy`]: () => privacy });
    await expect.element(page.getByRole('region', { name: 'Consentimientos' })).toBeVisible();
    expect(part.query()).toBeNull();
    expect(calls.some(({ name }) => name.endsWith('/privacy'))).toBe(false);
  });

  test('is erased only with a reason and the typed reference, after a list of what goes and what stays', async () => {
    let erased = false;
    const { writes } = await openPage({
      [`GET ${path}`]: () => (erased ? refusal(404, 'admission_request_not_found') : application),
      [`GET ${path}/privacy`]: () => privacy,
      'GET /applications': () => ({ items: [], next: null, asOf: application.createdAt }),
      [`POST ${path}/erasure`]: () => {
        erased = true;
        return { erased: true, kept: privacy.kept };
      },
    });
    await press('Borrar sus datos');
    await expect.element(dialog()).toMatchTextContent('sus archivos y lo que se leyó en ellos');
    await expect.element(dialog()).toMatchTextContent('la decisión y sus motivos');
    await send('Borrar para siempre');
    await expect.element(dialog()).toMatchTextContent('Escribe por qué');
    await dialog().getByLabelText('¿Por qué?').fill('Lo pidió por escrito');
    const confirm = dialog().getByLabelText(/^Escribe la referencia/);
    await confirm.fill('1111-1111');
    await send('Borrar para siempre');
    await expect.element(dialog()).toMatchTextContent('No es la referencia de esta solicitud.');
    expect(writes()).toEqual([]);
    await confirm.fill(application.reference);
    await send('Borrar para siempre');
    await expect.element(page.getByText('Los datos se borraron.', { exact: false })).toBeVisible();
    expect(location.pathname).toBe('/staff/');
    expect(writes().map(({ body }) => body)).toEqual([
      { reason: 'Lo pidió por escrito', confirm: application.reference },
    ]);
  });

  test('can’t be erased while it has to be kept, and says until when', async () => {
    const kept = {
      ...privacy,
      retention: { kind: 'rejected', on: '2027-11-20', warnedAt: null },
      retainedUntil: '2027-11-20',
    };
    await openPage({ [`GET ${path}/privacy`]: () => kept });
    await expect.element(part).toMatchTextContent('Se puede borrar desde el 20 nov 2027');
    expect(part.getByRole('button', { name: 'Borrar sus datos' }).query()).toBeNull();
  });

  test('is held with a reason, and shows no day of erasure until the hold is lifted', async () => {
    const hold = { reason: 'Juicio abierto', by: eva, at: '2026-11-20T12:00:00Z' };
    const { writes } = await openPage({
      [`GET ${path}/privacy`]: () => privacy,
      [`POST ${path}/retention-hold`]: () => ({ ...privacy, hold }),
      [`DELETE ${path}/retention-hold`]: () => privacy,
    });
    await press('Conservar');
    await expect.element(dialog().getByLabelText('¿Por qué?')).toHaveFocus();
    await dialog().getByLabelText('¿Por qué?').fill('Juicio abierto');
    await send('Conservar');
    await expect.element(part).toMatchTextContent('Eva Ríos pidió conservarla');
    // Nothing happens on its day.
    expect(part.element().textContent).not.toContain('se borra el');
    expect(part.getByRole('button', { name: 'Borrar sus datos' }).query()).toBeNull();
    await press('Ya no conservar');
    await expect.element(part.getByRole('button', { name: 'Borrar sus datos' })).toBeVisible();
    expect(writes().map(({ name, body }) => [name, body])).toEqual([
      [`POST ${path}/retention-hold`, { reason: 'Juicio abierto' }],
      [`DELETE ${path}/retention-hold`, undefined],
    ]);
  });

  test('is exported as a ZIP that is downloaded once it is made', async () => {
    let asked = 0;
    const made = (state: 'running' | 'done') => ({
      ...{ exportId: 'e1', state, size: state === 'done' ? 2_400_000 : null },
      ...{ createdAt: application.createdAt, expiresAt: '2026-11-24T12:00:00Z' },
    });
    await openPage({
      [`GET ${path}/privacy`]: () => {
        const states = asked++ < 2 ? 'running' : 'done';
        return { ...privacy, exports: asked === 1 ? [] : [made(states)] };
      },
      [`POST ${path}/export`]: () => ({ exportId: 'e1' }),
    });
    await press('Exportar sus datos');
    await dialog().getByLabelText('¿Por qué?').fill('Pidió sus datos');
    await send('Preparar el ZIP');
    const link = part.getByRole('link', { name: 'Descargar' });
    await expect.element(link, { timeout: 8000 }).toHaveAttribute('href', `/api/staff${path}/exports/e1/file`);
    await expect.element(part).toMatchTextContent('ZIP de 2.3 MB');
  });
});
