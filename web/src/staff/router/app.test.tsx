import type { ReviewerApplication } from '@volante/contract/staff/application.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { searchFor } from '../layout/search-box.tsx';
import { meAs, type PlayedCall, playServer, refusal, workAs } from '../testing/played-server.ts';
import { counts, pageOf, rowOf, staffApplication } from '../testing/test-application.ts';
import { App } from './app.tsx';

const me = meAs('reviewer');
const application = staffApplication();
const path = `/applications/${application.applicationId}`;
const reads = {
  'GET /applications/counts': () => counts,
  'GET /views': () => ({ items: [], next: null }),
  [`GET ${path}`]: () => application as ReviewerApplication,
  [`GET ${path}/timeline`]: () => ({ items: [], next: null }),
  [`POST ${path}/presence`]: () => ({ others: [] }),
};
const signIn = {
  'POST /sign-in': () => ({ next: 'code', challenge: 'c', expiresInSeconds: 300 }),
  'POST /sign-in/code': () => me,
};
const before = location.href;

function open(address: string): void {
  history.replaceState(null, '', `/staff${address}`);
}
async function signInAgain(): Promise<void> {
  await page.getByLabelText('Contraseña').fill('perro-lluvia-ventana-92');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabelText(/^Código/).fill('123456');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}
const called = (calls: PlayedCall[], name: string) => calls.filter((call) => call.name === name);

beforeEach(async () => {
  await page.viewport(1280, 800);
  searchFor('');
  workAs(me);
});
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', before);
});

describe('a session that ends', () => {
  test('puts the sign-in over the page, keeps the typed text, and repeats the refused write once', async () => {
    let isOut = true;
    const saved = {
      ...application,
      notes: [
        { id: 'n', text: 'Llamar mañana', mentions: [], by: me.account, at: application.createdAt, struckAt: null },
      ],
    };
    const calls = playServer({
      ...reads,
      ...signIn,
      'POST /sign-in/code': () => {
        isOut = false;
        return me;
      },
      [`POST ${path}/notes`]: () => (isOut ? refusal(401, 'authentication_error') : saved),
    });
    open(path);
    await render(<App />);
    await page.getByLabelText('Nota nueva').fill('Llamar mañana');
    await page.getByRole('button', { name: 'Guardar nota' }).click();
    await expect.element(page.getByRole('heading', { name: 'Tu sesión terminó' })).toBeVisible();
    await expect.element(page.getByLabelText('Contraseña')).toHaveFocus();
    expect(document.querySelector('textarea')?.value).toBe('Llamar mañana');
    await signInAgain();
    await expect.element(page.getByRole('listitem').getByText('Llamar mañana')).toBeVisible();
    const sent = called(calls, `POST ${path}/notes`);
    expect(sent.map(({ body }) => body)).toEqual([{ text: 'Llamar mañana' }, { text: 'Llamar mañana' }]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    await expect.element(page.getByLabelText('Nota nueva')).toHaveValue('');
  });

  test('sends nothing of one person for another who signs in', async () => {
    const other = meAs('reviewer', { id: 'b2222222-2222-4222-8222-222222222222', name: 'Beto Ruiz' });
    const calls = playServer({
      ...reads,
      ...signIn,
      'GET /applications': () => pageOf([]),
      'POST /sign-in/code': () => other,
      [`POST ${path}/notes`]: () => refusal(401, 'authentication_error'),
    });
    open(path);
    await render(<App />);
    await page.getByLabelText('Nota nueva').fill('Mía');
    await page.getByRole('button', { name: 'Guardar nota' }).click();
    await signInAgain();
    await expect.element(page.getByText('No hay nada por atender')).toBeVisible();
    expect(called(calls, `POST ${path}/notes`)).toHaveLength(1);
  });
});

describe('the SSN', () => {
  test('is shown for a reason after the second factor, and is hidden after 30 s', async () => {
    let steppedUp = false;
    const calls = playServer({
      ...reads,
      'POST /step-up': () => {
        steppedUp = true;
        return { until: application.createdAt };
      },
      [`POST ${path}/ssn`]: () => (steppedUp ? { ssn: '123-45-6789' } : refusal(403, 'step_up_needed')),
    });
    open(path);
    await render(<App />);
    await page.getByRole('button', { name: 'Ver completo' }).click();
    await page.getByRole('button', { name: 'Mostrar 30 segundos' }).click();
    expect(called(calls, `POST ${path}/ssn`)).toEqual([]);
    await page.getByLabelText('¿Para qué lo necesitas?').fill('Revisión de crédito');
    await page.getByRole('button', { name: 'Mostrar 30 segundos' }).click();
    await expect.element(page.getByLabelText(/^Código/)).toHaveFocus();
    await page.getByLabelText(/^Código/).fill('123456');
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await expect.element(page.getByText('123-45-6789')).toBeVisible();
    // The countdown begins once the number is painted.
    await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
    vi.advanceTimersByTime(29_000);
    await expect.element(page.getByText('123-45-6789')).toBeVisible();
    vi.advanceTimersByTime(1500);
    await expect.element(page.getByText('***-**-6789')).toBeVisible();
    expect(document.body.textContent).not.toContain('123-45-6789');
    vi.useRealTimers();
  });
});

describe('the list', () => {
  test('has its filters in the address, but never the search', async () => {
    const calls = playServer({
      ...reads,
      'GET /applications': () => pageOf([rowOf('Ana Torres')]),
      'POST /applications/search': () => pageOf([rowOf('Roberto Sánchez')]),
    });
    open('/?stage=risk_analysis&nonsense=1');
    await render(<App />);
    await expect.element(page.getByRole('link', { name: 'Ana Torres' })).toBeVisible();
    expect(called(calls, 'GET /applications')[0]?.query.getAll('stage')).toEqual(['risk_analysis']);
    await userEvent.keyboard('/');
    await userEvent.keyboard('Sánchez');
    await expect.element(page.getByRole('link', { name: 'Roberto Sánchez' })).toBeVisible();
    // Typed slowly, so that the search begins with a part of the text.
    await expect
      .poll(() => called(calls, 'POST /applications/search').at(-1)?.body)
      .toMatchObject({ q: 'Sánchez', stage: ['risk_analysis'] });
    expect(decodeURIComponent(location.href)).not.toContain('Sánchez');
    expect(calls.some(({ query }) => [...query.values()].includes('Sánchez'))).toBe(false);
  });

  test('Enter in the search goes to the first one found, and once more opens it', async () => {
    playServer({
      ...reads,
      'GET /applications': () => pageOf([rowOf('Ana Torres')]),
      'POST /applications/search': () => pageOf([rowOf('Roberto Sánchez'), rowOf('Rosa Sánchez')]),
    });
    open('/');
    await render(<App />);
    await expect.element(page.getByRole('link', { name: 'Ana Torres' })).toBeVisible();
    await userEvent.keyboard('/San');
    const found = page.getByRole('link', { name: 'Roberto Sánchez' });
    await expect.element(found).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(found).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => location.pathname).toMatch(/^\/staff\/applications\//);
  });

  test('announces new rows and moves none until asked', async () => {
    const [known, fresh] = [rowOf('Ana Torres'), rowOf('Ximena Garza', { updatedAt: '2026-11-22T12:05:00Z' })];
    let reread = false;
    playServer({
      ...reads,
      'GET /applications': ({ query }) => {
        if (query.get('sort') === 'updatedAt') return pageOf([fresh, known]);
        const rows = reread ? [known, fresh] : [known];
        reread = true;
        return pageOf(rows);
      },
    });
    open('/');
    await render(<App />);
    await expect.element(page.getByRole('button', { name: '1 nueva · Mostrar' })).toBeVisible();
    expect(page.getByRole('link', { name: 'Ximena Garza' }).query()).toBeNull();
    await page.getByRole('button', { name: '1 nueva · Mostrar' }).click();
    await expect.element(page.getByRole('link', { name: 'Ximena Garza' })).toBeVisible();
  });

  test('moves with J and K, peeks with the space bar, and shows why a row waits without a press', async () => {
    playServer({ ...reads, 'GET /applications': () => pageOf([rowOf('Ana Torres'), rowOf('Beto Ruiz')]) });
    open('/');
    await render(<App />);
    await expect.element(page.getByRole('link', { name: 'Beto Ruiz' })).toBeVisible();
    await userEvent.keyboard('jjk');
    expect(document.activeElement?.textContent).toBe('Ana Torres');
    await expect
      .element(page.getByRole('row', { name: /Ana Torres/ }).getByText(/documentos por revisar\./))
      .toBeVisible();
    await userEvent.keyboard(' ');
    await expect.element(page.getByRole('dialog', { name: 'Ana Torres' })).toBeVisible();
  });

  test('ignores single keys when the person turned them off', async () => {
    workAs(meAs('reviewer', { singleKeys: false }));
    const calls = playServer({ ...reads, 'GET /applications': () => pageOf([rowOf('Ana Torres')]) });
    open('/');
    await render(<App />);
    await expect.element(page.getByRole('link', { name: 'Ana Torres' })).toBeVisible();
    await userEvent.keyboard('jn?');
    expect(document.activeElement).toBe(document.body);
    expect(called(calls, 'POST /applications/next')).toEqual([]);
    expect(page.getByRole('dialog').query()).toBeNull();
  });
});

test('on a phone the places are in a menu, which counts undelivered messages', async () => {
  await page.viewport(360, 740);
  playServer({
    ...reads,
    'GET /messages': () => ({ items: [], next: null, counts: { by_hand: 2, dead: 1, waiting: 4 } }),
  });
  open(path);
  await render(<App />);
  await page.getByRole('button', { name: 'Menú: 3 mensajes que no llegaron' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Mensajes 3' })).toBeVisible();
});
