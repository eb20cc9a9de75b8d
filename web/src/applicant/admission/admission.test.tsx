import type { Application } from '@volante/contract/application.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { storeApplication } from '../application/application.ts';
import { applicationOf, openApplication } from '../testing/test-application.ts';
import DocumentsSuccess from './documents-success.tsx';
import Tasks from './tasks.tsx';

const home = location.pathname + location.search;

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', home);
});

async function show(Screen: typeof Tasks, change: Partial<Application>) {
  const application = openApplication(applicationOf(change));
  const screen = await render(<Screen />);
  const says = (text: string) => screen.getByText(text, { exact: false }).first();
  return { application, screen, says };
}

/** The documents of a Mexican application, all sent but those that are changed here. */
function documentsBut(change: Partial<Record<string, object>>): Application['documentsAnalysis'] {
  const documents = applicationOf().documentsAnalysis.documents.map((d) => ({ ...d, mediaId: 'm', ...change[d.type] }));
  return { status: 'pending', documents };
}

const filled = { ...applicationOf().personalData, status: 'completed' as const };
const success = { accountId: 'screenshots-uber', platform: 'uber', origin: 'screenshots', status: 'success' } as const;
const uber = { ...success, earnings: { status: 'success' }, metrics: { status: 'success' } } as const;

test('the task list says how much is left and which platform is connected', async () => {
  const palenca = { widgetId: null, externalId: '', accounts: [uber] };
  const { says } = await show(Tasks, { palenca });
  await expect.element(says('Te faltan 4 pasos')).toBeVisible();
  await expect.element(says('Conectado: Uber')).toBeVisible();
});

test('a platform whose weeks are the driver’s word is not called connected beside one that is', async () => {
  const didi = { ...uber, accountId: 'screenshots-didi', platform: 'didi', onWord: true } as const;
  const { says } = await show(Tasks, { palenca: { widgetId: null, externalId: '', accounts: [uber, didi] } });
  await expect.element(says('Conectado: Uber · Recibido: DiDi')).toBeVisible();
});

test('the task list names screenshots that need the driver, and leads to their board', async () => {
  const openPictures = [
    { platform: 'didi', count: 1 },
    { platform: 'uber', count: 2 },
  ] as const;
  const { screen } = await show(Tasks, { openPictures: [...openPictures] });
  const link = (name: string) => screen.getByRole('listitem').getByRole('link', { name });
  await expect
    .element(link('2 capturas de Uber necesitan tu ayuda'))
    .toHaveAttribute('href', expect.stringMatching(/\/platforms\/uber\?id=.+&open=pictures/));
  await expect
    .element(link('Una captura de DiDi necesita tu ayuda'))
    .toHaveAttribute('href', expect.stringContaining('/platforms/didi?id='));
});

test('a document sent back is named with its reason, and Continue on the task list opens it', async () => {
  const documentsAnalysis = documentsBut({ identity_card_back: { status: 'rejected', reason: 'blurred_or_dark' } });
  const change = { status: 'documents_analysis', personalData: filled, documentsAnalysis } as const;
  const { screen, says } = await show(Tasks, change);
  await expect.element(says('INE Reverso: la foto salió borrosa u oscura. Envíalo otra vez.')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Continuar con INE Reverso' });
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('/documents/identity_card_back?id='));
});

test('every document sent back is named, together with what to do', async () => {
  const expired = { status: 'rejected', reason: 'expired' };
  const documentsAnalysis = documentsBut({ drivers_license_front: expired, drivers_license_back: expired });
  const { says } = await show(Tasks, { status: 'documents_analysis', personalData: filled, documentsAnalysis });
  await expect.element(says('Licencia Frente: ya venció.')).toBeVisible();
  await expect.element(says('Licencia Reverso: ya venció.')).toBeVisible();
  await expect.element(says('2 por corregir')).toBeVisible();
});

test('a step that is done can be looked at again where it is still open', async () => {
  const change = { status: 'documents_analysis', personalData: filled, documentsAnalysis: documentsBut({}) } as const;
  const { screen } = await show(Tasks, change);
  const row = (name: RegExp) => screen.getByRole('link', { name });
  await expect.element(row(/^Contacto/)).toHaveAttribute('href', expect.stringContaining('/personal-data?'));
  await expect.element(row(/^Documentos/)).toHaveAttribute('href', expect.stringContaining('/check-your-answers?'));
  expect(row(/^Tus ganancias/).elements()).toHaveLength(0);
});

test('while the company reviews the data, sending waits and says why', async () => {
  const change = { status: 'judicial_analysis', personalData: filled, documentsAnalysis: documentsBut({}) } as const;
  const { says } = await show(Tasks, change);
  await expect.element(says('La envías cuando terminemos de revisar tus datos')).toBeVisible();
  await expect.element(says('No te falta nada por ahora.')).toBeVisible();
});

test('the reviewer’s own words stand for the reason "other"', async () => {
  const rejected = { status: 'rejected', reason: 'other', note: 'falta el sello' };
  const documentsAnalysis = documentsBut({ proof_of_address: rejected });
  const { says } = await show(Tasks, { status: 'documents_analysis', personalData: filled, documentsAnalysis });
  await expect.element(says('Comprobante de domicilio: “falta el sello”. Envíalo otra vez.')).toBeVisible();
});

test('after sending the personal data, the open steps are listed, postponed ones included', async () => {
  const documentsAnalysis = documentsBut({
    identity_card_front: { mediaId: null },
    bank_statement_month_1: { mediaId: null },
    bank_statement_month_2: { mediaId: null },
    selfie_photo: { mediaId: null, required: false, skipped: true },
  });
  const { screen, says } = await show(DocumentsSuccess, { status: 'documents_analysis', documentsAnalysis });
  await expect.element(says('Datos personales')).toBeVisible();
  await expect.element(says('INE Frente')).toBeVisible();
  await expect.element(says('Dejaste para después')).toBeVisible();
  expect(screen.getByText('Estados de cuenta').elements()).toHaveLength(1);
});

test('Continue returns to postponed documents', async () => {
  const skipped = { mediaId: null, required: false, skipped: true };
  const documentsAnalysis = documentsBut({ selfie_photo: skipped });
  const change = { status: 'documents_analysis', personalData: filled, documentsAnalysis } as const;
  const { application, screen } = await show(DocumentsSuccess, change);
  const asked = documentsBut({ selfie_photo: { ...skipped, skipped: false } });
  const calls: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(String(input), location.href);
    if (pathname.includes('/calendar/')) return Response.json({}, { status: 404 });
    calls.push(`${init?.method} ${pathname}`);
    return Response.json({ data: { ...application, documentsAnalysis: asked } });
  });
  await screen.getByRole('button', { name: 'Continuar' }).click();
  await expect.poll(() => location.pathname).toBe('/documents/selfie_photo');
  expect(calls).toEqual([`DELETE /api/public/admission/requests/${application.id}/documents/selfie_photo/skip`]);
});

test('optional documents do not prevent sending, and are not called missing', async () => {
  const documentsAnalysis = documentsBut({ selfie_photo: { mediaId: null, required: false, skipped: true } });
  const change = { status: 'documents_analysis', personalData: filled, documentsAnalysis } as const;
  const { screen, says } = await show(DocumentsSuccess, change);
  await expect.element(says('Dejaste para después')).toBeVisible();
  await expect.element(screen.getByText('Todavía falta')).not.toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Enviar mi solicitud sin ellos' });
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('/check-your-answers?id='));
});

test('a sent application does not lack optional documents', async () => {
  const optional = { mediaId: null, required: false };
  const documentsAnalysis = documentsBut({ selfie_photo: optional, garage_photo: optional });
  const change = { status: 'risk_analysis', personalData: filled, documentsAnalysis } as const;
  const { application, screen, says } = await show(Tasks, change);
  await expect
    .element(says('Lo de hoy ya está. Para tu videollamada vamos a necesitar 2 documentos más.'))
    .toBeVisible();
  await expect.element(screen.getByText('2 después', { exact: true })).toBeVisible();
  storeApplication({
    ...application,
    documentsAnalysis: documentsBut({ selfie_photo: { ...optional, required: true } }),
  });
  await expect.element(says('Te falta 1 paso')).toBeVisible();
  await expect.element(says('1 falta')).toBeVisible();
});

test('after sending, optional documents are offered beside what happens next', async () => {
  const optional = { mediaId: null, required: false };
  const change = { status: 'risk_analysis', personalData: filled } as const;
  const { application, screen, says } = await show(DocumentsSuccess, {
    ...change,
    documentsAnalysis: documentsBut({ selfie_photo: optional }),
  });
  await expect.element(says('Puedes agregar')).toBeVisible();
  await expect.element(screen.getByText('Todavía falta')).not.toBeInTheDocument();
  storeApplication({
    ...application,
    documentsAnalysis: documentsBut({ selfie_photo: { ...optional, required: true } }),
  });
  await expect.element(says('Todavía falta')).toBeVisible();
});

test('data are called sent only once the application is', async () => {
  const documentsAnalysis = documentsBut({ identity_card_front: { mediaId: null } });
  const change = { status: 'documents_analysis', personalData: filled, documentsAnalysis } as const;
  const { application, screen, says } = await show(DocumentsSuccess, change);
  await expect.element(says('Te falta completar tu solicitud')).toBeVisible();
  await expect.element(screen.getByText('Todo llegó bien')).not.toBeInTheDocument();
  storeApplication({ ...application, status: 'risk_analysis', documentsAnalysis: documentsBut({}) });
  await expect.element(says('Todo llegó bien')).toBeVisible();
});

test('with nothing missing, Continue leads to the check of all answers', async () => {
  const change = { status: 'documents_analysis', personalData: filled, documentsAnalysis: documentsBut({}) } as const;
  const { screen } = await show(DocumentsSuccess, change);
  await screen.getByRole('button', { name: 'Continuar' }).click();
  await expect.poll(() => location.pathname).toBe('/check-your-answers');
});

test('papers sent back come before any good news', async () => {
  const documentsAnalysis = documentsBut({ identity_card_back: { status: 'rejected', reason: 'expired' } });
  const change = { status: 'home_visit', personalData: filled, documentsAnalysis } as const;
  const { screen, says } = await show(DocumentsSuccess, change);
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Necesitamos que corrijas algo');
  await expect.element(says('Envíalo otra vez: ya venció')).toBeVisible();
});

test('a decided application asks for nothing in its task list', async () => {
  const documentsAnalysis = documentsBut({ identity_card_back: { status: 'rejected', reason: 'expired' } });
  const { screen, says } = await show(Tasks, { status: 'rejected', personalData: filled, documentsAnalysis });
  await expect.element(says('Ya hay una respuesta a tu solicitud.')).toBeVisible();
  await expect.element(screen.getByText('Envíalo otra vez', { exact: false })).not.toBeInTheDocument();
  await expect.element(says('Cerrado')).toBeVisible();
  const links = screen.getByRole('link').elements();
  expect(links.map((link) => link.textContent)).toEqual(['Tus teléfonos', 'Ver todos mis datos', 'Ver la respuesta']);
});

test('every stage after sending says what happens next and asks for nothing', async () => {
  const words = {
    risk_analysis: '¡Recibimos tu solicitud!',
    home_visit: 'Lo que sigue: tu videollamada desde tu casa',
    approved: '¡Felicidades! Tu solicitud fue aprobada',
    rejected: 'Esta vez no pudimos aprobar tu solicitud',
  } as const;
  const sent = { personalData: filled, documentsAnalysis: documentsBut({}) };
  const { application, screen } = await show(DocumentsSuccess, { status: 'risk_analysis', ...sent });
  for (const [status, title] of Object.entries(words)) {
    storeApplication({ ...application, status: status as Application['status'] });
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    await expect.element(screen.getByRole('button', { name: 'Continuar' })).not.toBeInTheDocument();
  }
});

test('with a booked visit the screen does not ask to book one', async () => {
  const change = { personalData: filled, documentsAnalysis: documentsBut({}), visitAhead: true } as const;
  const { says } = await show(DocumentsSuccess, { ...change, status: 'risk_analysis' });
  await expect.element(says('Hacemos la videollamada que ya agendaste')).toBeVisible();
  await expect.element(says('Agendas una videollamada')).not.toBeInTheDocument();
  await expect.element(says('Agendar mi videollamada')).not.toBeInTheDocument();
});
