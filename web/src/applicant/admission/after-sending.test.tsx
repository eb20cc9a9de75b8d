import type { Application } from '@volante/contract/application.ts';
import { noHomeImages } from '@volante/contract/home-visit/rules.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { settings } from '../../lib/settings.ts';
import { storeApplication } from '../application/application.ts';
import { applicationOf, openApplication } from '../testing/test-application.ts';
import DocumentsSuccess from './documents-success.tsx';
import Tasks from './tasks.tsx';

const home = location.pathname + location.search;
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  history.replaceState(null, '', home);
  settings.brand.supportEmail = null;
});

const filled = { ...applicationOf().personalData, status: 'completed' as const };
const visit = { status: 'pending', images: [], homeImages: noHomeImages } as const;
const place = { latitude: 19.4, longitude: -99.1, location: null, ipAddress: null };

function documentsBut(change: Partial<Record<string, object>>): Application['documentsAnalysis'] {
  const { documents } = applicationOf().documentsAnalysis;
  return { status: 'pending', documents: documents.map((d) => ({ ...d, mediaId: 'm', ...change[d.type] })) };
}

async function show(Screen: typeof Tasks, change: Partial<Application>) {
  const sent = { status: 'risk_analysis', personalData: filled, documentsAnalysis: documentsBut({}) } as const;
  const application = openApplication(applicationOf({ ...sent, ...change }));
  const screen = await render(<Screen />);
  return {
    application,
    screen,
    says: (text: string) => screen.getByText(text, { exact: false }).first(),
    link: (name: string | RegExp) => screen.getByRole('link', { name }),
  };
}

const leadsTo = (path: string) => expect.stringContaining(`${path}?`);

test('before a visit is booked the only solid button books it, and location and photos come after it', async () => {
  for (const Screen of [Tasks, DocumentsSuccess]) {
    const { screen, link } = await show(Screen, { status: 'home_visit', homeVisit: { ...visit, images: [] } });
    await expect.element(link('Agendar mi videollamada')).toHaveAttribute('href', leadsTo('/schedule-home-visit'));
    const parts = ['Agendar día y hora', 'Tu ubicación', 'Fotos de tu casa'];
    const texts = screen.container.textContent ?? '';
    const places = parts.map((part) => texts.indexOf(part));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    for (const part of parts) await expect.element(link(part)).toBeVisible();
    expect(texts).not.toContain('No te falta nada');
    await screen.unmount();
  }
});

test('the list shows a booked and prepared visit as booked, not as done', async () => {
  const images = { homeImagesFront: ['1', '2'], homeImagesGarage: ['3'], homeImagesSurroundings: ['4', '5'] };
  const homeVisit = { ...visit, images: [], homeImages: images };
  const { screen, application } = await show(Tasks, { status: 'home_visit', homeVisit, locationData: place });
  const row = screen.getByRole('listitem').filter({ hasText: 'Videollamada desde tu casa' });
  await expect.element(row.getByText('Sigue', { exact: true })).toBeVisible();
  storeApplication({ ...application, visitAhead: true });
  await expect.element(row.getByText('Agendada', { exact: true })).toBeVisible();
  await expect.element(row.getByText('Listo', { exact: true })).not.toBeInTheDocument();
});

test('with nothing left the list says what happens next, and no link leads in a circle', async () => {
  const { screen, says } = await show(Tasks, { visitAhead: true });
  await expect.element(says('No te falta nada por ahora.')).toBeVisible();
  await expect.element(says('Te damos el resultado')).toBeVisible();
  const paths = screen.container.querySelectorAll('a[href*="/documents-success"]');
  expect(paths).toHaveLength(0);
});

test('reviewed documents are counted from the documents, never from the stage', async () => {
  const status = 'home_visit';
  const some = documentsBut({ curp: { status: 'approved' }, selfie_photo: { status: 'approved' } });
  const { application, says } = await show(DocumentsSuccess, { status, homeVisit: { ...visit, images: [] } });
  await expect.element(says('pasaron la revisión')).not.toBeInTheDocument();
  storeApplication({ ...application, documentsAnalysis: some });
  await expect.element(says('Ya aprobamos 2 documentos.')).toBeVisible();
  storeApplication({ ...application, documentsAnalysis: { ...some, status: 'approved' } });
  await expect.element(says('Tus documentos pasaron la revisión.')).toBeVisible();
});

test('an optional document left for later says so once the visit requires it', async () => {
  const documentsAnalysis = documentsBut({ selfie_photo: { mediaId: null, required: false, skipped: true } });
  const { says } = await show(DocumentsSuccess, { documentsAnalysis });
  await expect.element(says('Hoy no, pero sí para la videollamada')).toBeVisible();
  await expect.element(says('No son obligatorios')).not.toBeInTheDocument();
});

test('sent with something left: every paper is a link, and one may stop for today', async () => {
  const documentsAnalysis = documentsBut({
    identity_card_back: { status: 'rejected', reason: 'expired' },
    selfie_photo: { mediaId: null, required: false },
  });
  const { screen, link, says } = await show(DocumentsSuccess, { documentsAnalysis });
  await expect.element(link(/^INE Reverso/)).toHaveAttribute('href', leadsTo('/documents/identity_card_back'));
  await expect.element(link(/^Selfie/)).toHaveAttribute('href', leadsTo('/documents/selfie_photo'));
  await expect.element(screen.getByRole('button', { name: 'Continuar' })).toBeVisible();
  await link('Terminar por hoy').click();
  await expect.poll(() => location.search).toContain('today=1');
  await expect.element(says('Listo por hoy')).toBeVisible();
  await expect.element(link('Seguir ahora')).toBeVisible();
});

test('a visit can be booked as soon as the application is sent, with optional tasks beside it', async () => {
  const documentsAnalysis = documentsBut({ selfie_photo: { mediaId: null, required: false } });
  const { application, screen, link } = await show(DocumentsSuccess, { documentsAnalysis });
  await expect.element(link('Agendar mi videollamada')).toBeVisible();
  await expect.element(link(/^Selfie/)).toBeVisible();
  storeApplication({ ...application, visitAhead: true });
  await expect.element(screen.getByRole('button', { name: 'Continuar' })).toBeVisible();
  await expect.element(link('Agendar mi videollamada')).not.toBeInTheDocument();
});

test('every paper sent back has a row with its reason and a link, and a requested paper is named', async () => {
  const back = documentsBut({
    identity_card_back: { status: 'rejected', reason: 'expired' },
    bank_statement_month_2: { status: 'rejected', reason: 'incomplete', month: '2026-09' },
  });
  const [first] = back.documents;
  const asked = { ...first!, type: 'driving_record', mediaId: null, required: true } as const;
  const documentsAnalysis = { ...back, documents: [...back.documents, asked] };
  const { link } = await show(Tasks, { documentsAnalysis });
  const rows = {
    'INE Reverso: ya venció': '/documents/identity_card_back',
    'Estados de cuenta, septiembre de 2026: no trae todo': '/documents/bank_statements',
    'También te pedimos: Historial de manejo': '/documents/driving_record',
  };
  for (const [name, path] of Object.entries(rows))
    await expect.element(link(new RegExp(name))).toHaveAttribute('href', leadsTo(path));
});

const at = '2026-11-23T18:00:00Z';

test('an open page shows a decision within 15 s, and polls only while it is visible', async () => {
  for (const Screen of [Tasks, DocumentsSuccess]) {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { application, screen, says } = await show(Screen, {});
    const decision = { at, cameFrom: 'risk_analysis', reason: null, applyAgainOn: null, handOverOn: null };
    const asked = vi
      .spyOn(window, 'fetch')
      .mockImplementation(async () => Response.json({ data: { ...application, status: 'rejected', decision } }));
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).not.toHaveBeenCalled();
    seen.mockRestore();
    await vi.advanceTimersByTimeAsync(15_000);
    await expect.element(says(Screen === Tasks ? 'Ya hay una respuesta' : 'Esta vez no pudimos')).toBeVisible();
    await screen.unmount();
    const until = asked.mock.calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveBeenCalledTimes(until);
    vi.restoreAllMocks();
  }
});

test('a rejection shows the reason and the day to try again if staff gave them, and a contact if one is set', async () => {
  const decision = {
    at,
    cameFrom: 'home_visit',
    reason: 'earnings_too_low',
    applyAgainOn: '2027-06-01',
    handOverOn: null,
  } as const;
  const { application, says } = await show(DocumentsSuccess, { status: 'rejected', decision });
  await expect.element(says('A quién preguntar')).not.toBeInTheDocument();
  await expect.element(says('Tus ganancias de las últimas 12 semanas no llegan a lo que pedimos.')).toBeVisible();
  await expect.element(says('A partir del 1 de junio de 2027.')).toBeVisible();
  settings.brand.supportEmail = 'ayuda@volante.mx';
  storeApplication({ ...application, decision: { ...decision, reason: null, applyAgainOn: null } });
  await expect.element(says('Por qué')).not.toBeInTheDocument();
  await expect.element(says('Depende de cada caso.')).toBeVisible();
  await expect.element(says('Ten a la mano el número de tu solicitud')).toBeVisible();
});

test('a rejection shows every reason that staff named, in countries that show them', async () => {
  const decision = { at, cameFrom: 'home_visit', reason: null, applyAgainOn: null, handOverOn: null } as const;
  const reasons = ['credit_history', 'outside_area'] as const;
  const { application, says } = await show(DocumentsSuccess, {
    status: 'rejected',
    decision: { ...decision, reasons: [...reasons] },
  });
  await expect.element(says('Por tu historial de crédito.')).toBeVisible();
  await expect.element(says('Todavía no entregamos autos en tu zona.')).toBeVisible();
  storeApplication({ ...application, decision: { ...decision, reasons: [] } });
  await expect.element(says('Por qué')).not.toBeInTheDocument();
});

test('an approval shows what to bring, what happens next and the date if one is set', async () => {
  const decision = { at, cameFrom: null, reason: null, applyAgainOn: null, handOverOn: '2026-12-01' };
  const { application, says } = await show(DocumentsSuccess, { status: 'approved', decision });
  await expect.element(says('Te vamos a entregar tu auto el 1 de diciembre de 2026')).toBeVisible();
  await expect.element(says('Tu INE original')).toBeVisible();
  await expect.element(says('Tus condiciones')).not.toBeInTheDocument();
  storeApplication({ ...application, decision: { ...decision, handOverOn: null } });
  await expect.element(says('para acordar el día, la hora y el lugar')).toBeVisible();
});

test('finished steps don’t read as closed after the decision', async () => {
  const decision = { at, cameFrom: 'home_visit', reason: null, applyAgainOn: null, handOverOn: null } as const;
  const earningsAnalysis = { status: 'completed' } as const;
  const change = { status: 'rejected', decision, earningsAnalysis, visitOver: true } as const;
  const { application, says } = await show(Tasks, change);
  await expect.element(says('Ya hay una respuesta')).toBeVisible();
  await expect.element(says('Cerrado')).not.toBeInTheDocument();
  storeApplication({ ...application, decision: { ...decision, cameFrom: 'documents_analysis' } });
  await expect.element(says('Cerrado')).toBeVisible();
});

test('the reference number is on success, decision, task list and the screen for stopping today', async () => {
  for (const [Screen, change] of [
    [Tasks, {}],
    [DocumentsSuccess, {}],
    [DocumentsSuccess, { status: 'rejected' }],
    [DocumentsSuccess, { status: 'approved' }],
  ] as const) {
    const { screen, says } = await show(Screen, change);
    await expect.element(says('4839 2011')).toBeVisible();
    await screen.unmount();
  }
});

test('while it is the company’s turn, both screens say what it does, since when, and when most get an answer', async () => {
  const companyTurn = { task: 'review', since: '2026-11-25T18:00:00Z', answer: { half: 1, most: 2 } } as const;
  for (const Screen of [Tasks, DocumentsSuccess]) {
    const { screen, says, application } = await show(Screen, { companyTurn });
    await expect.element(says('desde el miércoles, 25 de noviembre')).toBeVisible();
    await expect.element(says('La mayoría recibe respuesta en 2 días hábiles, y la mitad en 1.')).toBeVisible();
    storeApplication({ ...application, companyTurn: { task: 'decision', since: '2026-11-25T18:00:00Z' } });
    await expect.element(says('Estamos preparando tu respuesta')).toBeVisible();
    await expect.element(says('La mayoría')).not.toBeInTheDocument();
    const { companyTurn: _, ...over } = application;
    storeApplication(over);
    await expect.element(says('Ahora nos toca a nosotros')).not.toBeInTheDocument();
    await screen.unmount();
  }
});

test('an approval with terms says them in whole sentences', async () => {
  const plan = {
    ...{ id: '018f5c1e-0000-7000-8000-000000000001', version: 1, vehicle: 'Nissan Versa 2024' },
    ...{ weeklyPaymentMinor: 290_000, termWeeks: 156, depositMinor: 0, insurance: 'separate' as const },
  };
  const terms = { currency: 'MXN' as const, plan, depositMinor: 500_000, guarantor: true };
  const decision = { at, cameFrom: null, reason: null, applyAgainOn: null, handOverOn: null, terms };
  const { says } = await show(DocumentsSuccess, { status: 'approved', decision });
  for (const line of [
    'Tus condiciones',
    'Tu auto: Nissan Versa 2024.',
    'Pagas $2,900 a la semana durante 156 semanas.',
    'El seguro se paga aparte.',
    'Dejas un depósito de $5,000 antes de recibir tu auto.',
    'Necesitas un aval que firme contigo.',
  ])
    await expect.element(says(line)).toBeVisible();
});
