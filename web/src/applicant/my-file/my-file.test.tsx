import type { Application } from '@volante/contract/application.ts';
import type { OwnFile } from '@volante/contract/own-file/calls.ts';
import { SHOWN_SECONDS } from '@volante/contract/own-file/rules.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { chooseLanguage } from '../../lib/language.ts';
import { queryClient } from '../../lib/queries.ts';
import { applicationOf, openApplication } from '../testing/test-application.ts';
import Ask from './ask.tsx';
import MyFile from './my-file.tsx';
import Receipt from './receipt.tsx';

const home = location.pathname + location.search;
const CURP = 'NUAM900412MDFXVR08';
const file: OwnFile = {
  parts: [
    {
      part: 'personal_data',
      rows: [
        {
          fields: [
            { name: 'first_name', value: 'María José', origin: 'typed' },
            { name: 'national_id', value: '••••••••••••••••08', masked: true, origin: 'paper' },
          ],
        },
      ],
      more: 0,
    },
  ],
  consents: [
    {
      ...{ kind: 'background_and_credit_check', textVersion: '2026-11', language: 'es-MX' },
      ...{ at: '2026-11-28T16:00:00Z', withdrawnAt: null },
    },
    {
      ...{ kind: 'privacy_notice', textVersion: '2026-11', language: 'es-MX' },
      ...{ at: '2026-11-28T16:00:00Z', withdrawnAt: null },
    },
  ],
  openings: [{ at: '2026-11-28T16:30:00Z', role: 'reviewer', name: null, part: 'case' }],
  requests: [],
  download: { state: 'none', size: null, expiresAt: null, againAt: null },
  keptUntil: null,
  submittedAt: null,
};

interface Sent {
  name: string;
  body: unknown;
}

beforeEach(() => {
  chooseLanguage('es');
  queryClient().clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', home);
});

/** Plays the server; the calls it got. `answers` by the end of their address. */
function play(own: Partial<OwnFile>, answers: Record<string, object> = {}, change: Partial<Application> = {}): Sent[] {
  const application = openApplication(applicationOf(change));
  const sent: Sent[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    const { pathname, search } = new URL(String(url), location.href);
    const name = `${init?.method ?? 'GET'} ${pathname.split(application.id)[1] ?? ''}${search}`;
    sent.push({ name, body: init?.body ? JSON.parse(String(init.body)) : undefined });
    const answer = answers[name];
    if (answer && 'code' in answer)
      return Response.json({ error: { ...answer, message: '', errors: [] } }, answer as ResponseInit);
    return Response.json({ data: answer ?? (name === 'GET /file' ? { ...file, ...own } : application) });
  });
  return sent;
}

const open = async (title: string) => page.getByText(title, { exact: true }).click();
const press = (name: string | RegExp) => page.getByRole('button', { name }).click({ force: true });
/** A press so soon after another one in the same place would be the second half of a double tap. */
const pressLater = async (name: string) => {
  await new Promise((resolve) => setTimeout(resolve, 600));
  await press(name);
};
const dialog = () => page.getByRole('dialog');

describe('the own file', () => {
  test('shows each value with its origin, and who opened it by role', async () => {
    play({});
    await render(<MyFile />);
    await open('Tus datos personales');
    await expect.element(page.getByText('María José')).toBeVisible();
    await expect.element(page.getByText('Leído de tu documento y confirmado por ti')).toBeVisible();
    await expect.element(page.getByText('Una persona que revisa · tu solicitud')).toBeVisible();
  });

  test('an identifier is shown by a tap, for half a minute', async () => {
    const sent = play({}, { 'GET /file/identifier?part=personal_data&row=0&name=national_id': { value: CURP } });
    await render(<MyFile />);
    await open('Tus datos personales');
    await expect.element(page.getByText('••••••••••••••••08')).toBeVisible();
    await press('Ver completo: CURP');
    await expect.element(page.getByText(CURP)).toBeVisible();
    await expect.element(page.getByText(/^Se oculta en \d+ s$/)).toBeVisible();
    const later = Date.now() + SHOWN_SECONDS * 1000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    await expect.element(page.getByText('••••••••••••••••08')).toBeVisible();
    expect(page.getByText(CURP).query()).toBeNull();
    expect(sent.filter(({ name }) => name.includes('identifier'))).toHaveLength(1);
  });

  test('it is hidden at once when the page goes to the background', async () => {
    play({}, { 'GET /file/identifier?part=personal_data&row=0&name=national_id': { value: CURP } });
    await render(<MyFile />);
    await open('Tus datos personales');
    await press('Ver completo: CURP');
    await expect.element(page.getByText(CURP)).toBeVisible();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const leave = () => document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => leave() && page.getByText(CURP).query()).toBeNull();
  });

  test('what follows is said before a consent is withdrawn', async () => {
    const sent = play({}, { 'POST /file/withdrawals': { withdrawn: true } });
    await render(<MyFile />);
    await press(/^Ya no lo acepto: /);
    await expect.element(dialog().getByText('tu solicitud no puede seguir', { exact: false })).toBeVisible();
    await pressLater('Dejarlo como está');
    await expect.poll(() => dialog().query()).toBeNull();
    expect(sent.some(({ name }) => name.startsWith('POST'))).toBe(false);
  });

  test('a consent is withdrawn', async () => {
    const sent = play({}, { 'POST /file/withdrawals': { withdrawn: true } });
    await render(<MyFile />);
    await press(/^Ya no lo acepto: /);
    await expect.element(dialog()).toBeVisible();
    await pressLater('Retirarlo');
    await expect.poll(() => dialog().query()).toBeNull();
    expect(sent.find(({ name }) => name === 'POST /file/withdrawals')?.body).toEqual({
      kind: 'background_and_credit_check',
    });
  });

  test('withdrawing that screenshots are kept deletes them, changes nothing of the application, and is nobody’s work', async () => {
    const kept = { kind: 'improve_reading', textVersion: '2026-11-30', language: 'es-MX', withdrawnAt: null } as const;
    const consents = [{ ...kept, at: '2026-11-30T16:00:00Z' }];
    const sent = play({ consents }, { 'POST /file/withdrawals': { withdrawn: true } }, { status: 'approved' });
    await render(<MyFile />);
    await press('Ya no lo acepto: Usar tus capturas para leer mejor');
    await expect.element(dialog().getByText(/^Borramos lo que guardamos de tus capturas/)).toBeVisible();
    expect(dialog().getByText('Le avisamos a la empresa.').query()).toBeNull();
    await pressLater('Retirarlo');
    await expect.poll(() => dialog().query()).toBeNull();
    expect(sent.find(({ name }) => name === 'POST /file/withdrawals')?.body).toEqual({ kind: 'improve_reading' });
  });

  test('a decided application says that the decision stays', async () => {
    play({}, {}, { status: 'approved' });
    await render(<MyFile />);
    await press(/^Ya no lo acepto: /);
    await expect
      .element(dialog().getByText('Tu solicitud ya está cerrada. Eso no cambia.', { exact: false }))
      .toBeVisible();
  });

  const download = (change: object) => ({ ...file.download, ...change }) as OwnFile['download'];

  test('a copy is ordered, and made meanwhile', async () => {
    play({}, { 'POST /file/download': download({ state: 'running', againAt: '2026-11-29T16:00:00Z' }) });
    await render(<MyFile />);
    await press('Preparar mi copia');
    await expect.element(page.getByText('Estamos preparando tu copia.', { exact: false })).toBeVisible();
  });

  test('a copy is fetched, and the next one can be ordered a day later', async () => {
    const ready = { state: 'done', size: 2_100_000, expiresAt: '2026-11-29T16:10:00Z' };
    play({ download: download({ ...ready, againAt: '2026-11-29T16:00:00Z' }) });
    await render(<MyFile />);
    const link = page.getByRole('link', { name: 'Bajar mi copia' });
    await expect.element(link).toHaveAttribute('href', expect.stringMatching(/\/file\/download\/file$/));
    await expect.element(page.getByText('Puedes pedir otra desde el 29 nov 2026', { exact: false })).toBeVisible();
  });

  test('a failure can be tried again', async () => {
    const answers: Record<string, object> = { 'GET /file': { status: 404, code: 'not_found_error' } };
    play({}, answers);
    await render(<MyFile />);
    await expect.element(page.getByText('No pudimos cargar tus datos.')).toBeVisible();
    delete answers['GET /file'];
    await press('Intentar otra vez');
    await expect.element(page.getByText('Tus datos personales')).toBeVisible();
  });
});

describe('a request', () => {
  test('says what is missing, and that one like it is open', async () => {
    const sent = play({}, { 'POST /file/requests': { status: 409, code: 'conflict_error' } });
    await render(<Ask />);
    await press('Enviar mi petición');
    await expect.element(page.getByText('Escribe qué necesitas.')).toBeVisible();
    expect(sent.some(({ name }) => name.startsWith('POST'))).toBe(false);
    await page.getByLabelText('Cuéntanos').fill('Mi calle es otra');
    await press('Enviar mi petición');
    await expect.element(page.getByText('Ya tienes una petición así', { exact: false })).toBeVisible();
    await expect.element(page.getByLabelText('Cuéntanos')).toHaveValue('Mi calle es otra');
  });

  test('of a deletion says until when a decided application is kept', async () => {
    play({ keptUntil: '2031-11-27' });
    await render(<Ask />);
    await page.getByText('Borrar mis datos').click();
    await expect
      .element(page.getByText('guardamos estos datos hasta el 27 de noviembre de 2031', { exact: false }))
      .toBeVisible();
  });
});

describe('the receipt', () => {
  test('has the reference, and is printed by the browser', async () => {
    play({ submittedAt: '2026-11-28T16:00:00Z' }, {}, { reference: '48392011' });
    const printed = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await render(<Receipt />);
    await expect.element(page.getByText('4839 2011')).toBeVisible();
    await press('Imprimir o guardar como PDF');
    expect(printed).toHaveBeenCalledOnce();
  });

  test('inside another app it says where it can be printed', async () => {
    const whatsApp =
      'Mozilla/5.0 (Linux; Android 14; SM-A146M Build/UP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0 Mobile Safari/537.36';
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(whatsApp);
    play({ submittedAt: '2026-11-28T16:00:00Z' });
    await render(<Receipt />);
    await expect.element(page.getByText('elige Abrir en Chrome', { exact: false })).toBeVisible();
    expect(page.getByRole('button', { name: 'Imprimir o guardar como PDF' }).query()).toBeNull();
  });

  test('is empty before sending', async () => {
    play({});
    await render(<Receipt />);
    await expect.element(page.getByText('Todavía no envías tu solicitud.', { exact: false })).toBeVisible();
  });
});
