import type { Application } from '@volante/contract/application.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { chooseLanguage } from '../../lib/language.ts';
import { applicationOf, openApplication, painted } from '../testing/test-application.ts';
import CheckAnswers from './check-answers.tsx';

const home = location.pathname + location.search;
const went = vi.hoisted(() => ({ to: [] as string[] }));
vi.mock('../navigation/go.ts', async (real) => ({
  ...(await real<object>()),
  go: async (path: string) => void went.to.push(path),
}));

beforeEach(() => {
  chooseLanguage('es');
  went.to = [];
});
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', home);
});

const personalData: Application['personalData'] = {
  ...applicationOf().personalData,
  ...{ status: 'completed', birthdate: '1990-04-12', nationalId: 'NUAM900412MDFXVR08', taxId: 'NUAM900412AB1' },
  ...{ postalCode: '06050', state: 'Ciudad de México', city: 'Cuauhtémoc', neighborhood: 'Centro' },
  ...{ street: 'Av. Juárez', streetNumber: '120', department: '4' },
};

/** The documents of the country, all sent but those that are changed here. */
const documentsBut = (change: Record<string, object>) => ({
  status: 'pending' as const,
  documents: applicationOf().documentsAnalysis.documents.map((d) => ({ ...d, mediaId: 'm', ...change[d.type] })),
});

const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function open(change: Partial<Application>, refusal?: { status: number; code: string }) {
  const application = openApplication(applicationOf({ status: 'documents_analysis', personalData, ...change }));
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    if (String(url).includes('/media/')) return Response.json({ data: { mimeType: 'image/png', url: picture } });
    const refused = refusal && init?.method === 'POST';
    if (refused) return Response.json({ error: { ...refusal, message: '', errors: [] } }, { status: refusal.status });
    return Response.json({ data: application });
  });
  const screen = await render(<CheckAnswers />);
  const says = (text: string) => screen.getByText(text, { exact: false }).first();
  const send = () => screen.getByRole('button', { name: 'Enviar mi solicitud' }).click({ force: true });
  return { application, screen, says, send };
}

test('everything is shown with a way to change it, and sending leads on', async () => {
  const { screen, says, send } = await open({ documentsAnalysis: documentsBut({}) });
  await expect.element(says('Av. Juárez 120 int. 4, Centro, 06050 Cuauhtémoc, Ciudad de México')).toBeVisible();
  await expect.element(says('14 documentos completos')).toBeVisible();
  const change = screen.getByRole('link', { name: 'Cambiar: CURP' }).first();
  await expect.element(change).toHaveAttribute('href', expect.stringMatching(/personal-data\?.*change=1/));
  await send();
  await expect.poll(() => went.to).toEqual(['/documents-success']);
});

test('the screen stays unchanged between sending and the next screen', async () => {
  const { application, screen, send } = await open({ documentsAnalysis: documentsBut({}) });
  const sent = Response.json({ data: { ...application, status: 'risk_analysis' } });
  vi.mocked(window.fetch).mockResolvedValue(sent);
  const seen = new Set<string | undefined>();
  const watch = new MutationObserver(() => seen.add(screen.container.querySelector('h1')?.textContent));
  watch.observe(screen.container, { subtree: true, childList: true, characterData: true, attributes: true });
  await send();
  await expect.poll(() => went.to).toEqual(['/documents-success']);
  await painted();
  watch.disconnect();
  expect([...seen]).toEqual(['¿Todo está bien?']);
});

test('optional documents that were left for later do not hold it back', async () => {
  const later = { mediaId: null, required: false, skipped: true };
  const { says, send } = await open({ documentsAnalysis: documentsBut({ curp: later }) });
  await expect.element(says('Para después')).toBeVisible();
  await send();
  await expect.poll(() => went.to).toHaveLength(1);
});

test('before sending, one list names what is missing and what could be mended, each with its reason and a button', async () => {
  const doubts = [{ about: 'other_month', says: '2026-08', asked: '2026-10' } as const];
  const { screen, says, send } = await open({
    documentsAnalysis: documentsBut({
      proof_of_address: { mediaId: null },
      identity_card_back: { doubts: [{ about: 'wrong_side', shows: 'front' }] },
      bank_statement_month_1: { doubts },
    }),
  });
  await expect.element(says('Antes de enviar')).toBeVisible();
  expect(screen.getByText('Antes de enviar').elements()).toHaveLength(1);
  await expect.element(says('Todavía falta algo')).toBeVisible();
  await expect.element(says('Parece el frente, y aquí va el reverso.')).toBeVisible();
  await expect.element(says('Leímos agosto de 2026, y aquí va el de octubre de 2026.')).toBeVisible();
  const link = (name: string) => screen.getByRole('link', { name, exact: true });
  const leadsTo = (path: string) => expect.stringContaining(path);
  const missing = link('Completar: Comprobante de domicilio');
  await expect.element(missing).toHaveAttribute('href', leadsTo('/documents/proof_of_address'));
  await expect.element(link('Revisar: INE Reverso')).toHaveAttribute('href', leadsTo('/documents/identity_card_back'));
  const statement = link('Revisar: Estados de cuenta, octubre de 2026');
  await expect.element(statement).toHaveAttribute('href', leadsTo('/documents/bank_statements'));
  await send();
  expect(went.to, 'missing papers hold it back').toEqual([]);
});

test('a doubt about a paper that is still being read appears without a reload', async () => {
  const { application, says } = await open({ documentsAnalysis: documentsBut({ curp: { unread: true } }) });
  const read = documentsBut({ curp: { doubts: [{ about: 'other_country', country: 'us' }] } });
  vi.mocked(window.fetch).mockImplementation(async () =>
    Response.json({ data: { ...application, documentsAnalysis: read } }),
  );
  await expect.poll(() => says('Parece de Estados Unidos').query()).not.toBeNull();
});

test('a doubt alone does not hold it back', async () => {
  const { screen, says, send } = await open({
    documentsAnalysis: documentsBut({ identity_card_back: { doubts: [{ about: 'expired', ended: '2024' }] } }),
  });
  await expect.element(says('Dice que está vigente hasta 2024')).toBeVisible();
  await expect.element(says('puedes enviar tu solicitud')).toBeVisible();
  await expect.element(says('Enviado, con 1 duda')).toBeVisible();
  const button = screen.getByRole('button', { name: 'Enviar mi solicitud' });
  await expect.element(button).not.toHaveAttribute('aria-disabled');
  await send();
  await expect.poll(() => went.to).toEqual(['/documents-success']);
});

test('missing answers found by the server are shown', async () => {
  const { says, send } = await open({ documentsAnalysis: documentsBut({}) }, { status: 409, code: 'not_ready' });
  await send();
  await expect.element(says('Todavía falta algo')).toBeVisible();
  expect(went.to).toEqual([]);
});

test('after the decision it is read-only', async () => {
  const closed = { status: 'rejected', documentsAnalysis: documentsBut({}), earningsAnalysis: { status: 'completed' } };
  const { screen, says } = await open(closed as Partial<Application>);
  await expect.element(says('Lo que nos enviaste')).toBeVisible();
  await expect.element(says('••••••••••••••••08')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cambiar', exact: false }).elements()).toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Enviar mi solicitud' }).elements()).toHaveLength(0);
});

test('identifiers show their end; a tap fetches one, which is hidden again', async () => {
  const { screen, says } = await open({ documentsAnalysis: documentsBut({}) });
  await expect.element(says('••••••••••••••••08')).toBeVisible();
  expect(document.body.textContent).not.toContain('NUAM900412MDFXVR08');
  const asked: string[] = [];
  vi.mocked(window.fetch).mockImplementation(async (input) => {
    const { pathname, search } = new URL(String(input), location.href);
    asked.push(pathname.split('/').slice(-2).join('/') + search);
    return Response.json({ data: { value: 'NUAM900412MDFXVR08' } });
  });
  await screen.getByRole('button', { name: 'Ver completo: CURP' }).click();
  await expect.element(says('NUAM900412MDFXVR08')).toBeVisible();
  expect(asked).toContain('file/identifier?part=personal_data&row=0&name=national_id');
  await screen.getByRole('button', { name: 'Ocultar' }).click();
  await expect.element(says('••••••••••••••••08')).toBeVisible();
  expect(document.body.textContent).not.toContain('NUAM900412MDFXVR08');
});

test('figures that failed to load say so, and can be retried', async () => {
  const success = {
    accountId: 'screenshots-uber',
    platform: 'uber',
    origin: 'screenshots',
    status: 'success',
  } as const;
  const account = { ...success, earnings: { status: 'success' }, metrics: { status: 'success' } } as const;
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({}, { status: 500 }));
  const application = applicationOf({ status: 'documents_analysis', personalData });
  openApplication({ ...application, palenca: { ...application.palenca, accounts: [account] } });
  const screen = await render(<CheckAnswers />);
  await expect.element(screen.getByText('No pudimos cargarlo', { exact: false })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
});

test('an average left empty is taken from the earnings, not shown as missing', async () => {
  chooseLanguage('en');
  const given = { ...applicationOf({ country: 'us' }).personalData, avgEarningPerWeek: null };
  openApplication(applicationOf({ country: 'us', status: 'documents_analysis', personalData: given }));
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ data: { platforms: [{ mean: 851.2 }] } }));
  const screen = await render(<CheckAnswers />);
  await expect.element(screen.getByText('$851, from your earnings')).toBeVisible();
});

test('a computer shows the pictures that were sent; a phone does not load them', async () => {
  for (const [width, count] of [
    [360, 0],
    [1280, 1],
  ] as const) {
    await page.viewport(width, 800);
    const { screen, says } = await open({ documentsAnalysis: documentsBut({}) });
    await expect.element(says('14 documentos completos')).toBeVisible();
    const pictures = () => screen.container.querySelectorAll('img').length;
    await expect.poll(() => Math.min(pictures(), 1)).toBe(count);
    const asked = vi.mocked(window.fetch).mock.calls.some(([url]) => String(url).includes('/media/'));
    expect(asked).toBe(count > 0);
    await screen.unmount();
  }
  await page.viewport(360, 740);
});

test('before sending, only required documents are called missing, and none that the call needs optional', async () => {
  const documentsAnalysis = documentsBut({
    proof_of_address: { mediaId: null, required: true },
    drivers_license_front: { mediaId: null, required: false },
    drivers_license_back: { mediaId: null, required: false },
  });
  const { screen } = await open({ documentsAnalysis });
  await expect.element(screen.getByText('Para después', { exact: true }).first()).toBeVisible();
  expect(screen.getByText('Opcional', { exact: true }).elements()).toEqual([]);
  expect(screen.getByText('Falta', { exact: true }).elements()).toHaveLength(1);
});
