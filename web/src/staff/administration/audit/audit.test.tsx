import { roles } from '@volante/contract/staff/roles.ts';
import { staffApi } from '@volante/contract/staff-api.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { meAs, type PlayedCall, playServer, refusal, workAs } from '../../testing/played-server.ts';
import { beginAt, showPage } from '../../testing/test-console-page.tsx';
import { firstPart, typeDay } from '../../testing/type-day.ts';
import { AuditPage } from './audit-page.tsx';
import { detailWords } from './detail-words.ts';

const eva = '0198a000-0000-7000-8000-00000000000e';
const account = { id: eva, name: 'Eva Ríos', email: 'eva@example.com', disabled: true };
const entry = {
  ...{ id: 'x1', at: '2026-11-22T12:00:00Z', account: { id: 'a1', name: 'Iris' }, kind: 'changeAccount' },
  ...{ applicationId: null, reference: null, part: null, mediaId: null, revision: null, ip: '10.0.0.1', sealed: true },
  details: { accountId: eva, changes: { role: { from: 'reviewer', to: 'advisor' } } },
};
const setting = {
  ...{ ...entry, id: 'x2', kind: 'changeSettings', sealed: false },
  details: { changes: { FOUR_EYES: { from: 'off', to: 'decide' } } },
};
const moved = {
  ...{ ...entry, id: 'x4', kind: 'moveStage' },
  details: {
    from: 'home_visit',
    to: 'rejected',
    type: 'driving_record',
    unheardOf: 'as_it_is',
    audit: { from: '2026-11-01', role: 'admin' },
  },
};
const later = { ...entry, id: 'x3', kind: 'aCallToCome', details: {} };
const application = '0198a000-0000-7000-8000-0000000000aa';
const reads = {
  'GET /audit/seal': () => ({ seal: { number: 4, entries: 1234, hmac: 'ab', at: '2026-11-22T12:00:00Z' } }),
  'GET /accounts': ({ query }: PlayedCall) => ({
    items: [account, { ...account, id: 'a1', name: 'Iris', email: 'iris@example.com' }].filter((item) =>
      `${item.id} ${item.name}`.includes(query.get('q') ?? ''),
    ),
    next: null,
    invitations: [],
  }),
  'GET /audit': () => ({ items: [entry, setting, later], next: null }),
};

beginAt('/admin/audit', 'everything');

const show = () => showPage(<AuditPage />);

test('an entry says the old and the new value in words, and the page how far the log is sealed', async () => {
  playServer(reads);
  await show();
  await expect.element(page.getByText(/ · rol: de Revisor a Asesor$/)).toBeInTheDocument();
  await expect.element(page.getByText(/ · Dos personas: de Ninguna a Aprobar y rechazar$/)).toBeInTheDocument();
  await expect.element(page.getByText(/^Sellado hasta la entrada 1,234/)).toBeInTheDocument();
  await expect.element(page.getByText(/aCallToCome/)).toBeInTheDocument();
});

test('details are told in words, and what has none by its code', async () => {
  playServer({ ...reads, 'GET /audit': () => ({ items: [moved], next: null }) });
  await show();
  await page.getByRole('list', { name: 'Entradas' }).getByText('Iris').click();
  for (const words of ['Videollamada', 'Rechazada', 'unheardOf', 'as_it_is', 'Desde: 2026-11-01 · Rol: administrador'])
    await expect.element(page.getByText(words, { exact: true })).toBeVisible();
  await expect.element(page.getByText('driving_record')).not.toBeInTheDocument();
});

test('a row opens to where it was done from, and leads to the account and to the application', async () => {
  const read = { ...entry, kind: 'read', part: 'case', applicationId: application, details: {} };
  const items = [
    { ...read, reference: 'ABCD-1234' },
    { ...read, id: 'x5', account: null, ip: null },
  ];
  playServer({ ...reads, 'GET /audit': () => ({ items, next: null }) });
  await show();
  const rows = page.getByRole('list', { name: 'Entradas' }).getByRole('listitem');
  await expect.element(page.getByText('desde 10.0.0.1')).not.toBeVisible();
  await rows.nth(0).getByText('ABCD-1234', { exact: true }).click();
  await expect.element(page.getByText('desde 10.0.0.1')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Todas las entradas de Iris' }))
    .toHaveAttribute('href', '/staff/admin/audit?account=a1');
  await expect
    .element(page.getByRole('link', { name: 'Abrir la solicitud ABCD-1234' }))
    .toHaveAttribute('href', `/staff/applications/${application}`);
  // Of an erased application only the id is left.
  await expect.element(rows.nth(1)).toMatchTextContent('El sistema');
  await rows.nth(1).getByText('solicitud borrada').click();
  await expect.element(rows.nth(1).getByText(application)).toBeVisible();
  await expect.element(rows.nth(1).getByRole('link')).not.toBeInTheDocument();
});

test('filters are sent to the server and kept in the address', async () => {
  const calls = playServer({
    ...reads,
    'POST /applications/search': () => ({ items: [{ applicationId: application }], next: null, asOf: '' }),
  });
  await show();
  await page.getByRole('combobox', { name: 'A qué cuenta' }).fill('Eva');
  await expect.element(page.getByRole('option', { name: /Iris/ })).not.toBeInTheDocument();
  await page.getByRole('option', { name: /Eva Ríos/ }).click();
  await page.getByLabelText('Qué', { exact: true }).selectOptions('Cambió una cuenta');
  await typeDay('Desde', '2026-11-20');
  await page.getByLabelText('Orden').selectOptions('Desde el principio');
  await page.getByLabelText('Solicitud').fill('ABCD-1234');
  await page.getByRole('button', { name: 'Buscar' }).click();
  const asked = { about: eva, kind: 'changeAccount', from: '2026-11-20', direction: 'asc', application };
  await expect.poll(() => Object.fromEntries(new URLSearchParams(location.search))).toEqual(asked);
  const last = () => calls.filter(({ name }) => name === 'GET /audit').at(-1);
  await expect.poll(() => Object.fromEntries(last()?.query ?? [])).toEqual(asked);
  await page.getByRole('button', { name: 'Quitar los filtros' }).click();
  await expect.poll(() => location.search).toBe('');
  await expect.element(page.getByRole('combobox', { name: 'A qué cuenta' })).toHaveValue('');
});

test('a day of which a part is missing changes no filter', async () => {
  history.replaceState(null, '', '/staff/admin/audit?from=2026-11-20');
  playServer(reads);
  await show();
  await firstPart('Desde').click();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Backspace}{Tab}');
  await expect.element(page.getByText('Completa el día, el mes y el año.')).toBeVisible();
  expect(location.search).toBe('?from=2026-11-20');
});

test('an account in the address is shown by its name, even if no list has it', async () => {
  history.replaceState(null, '', `/staff/admin/audit?about=${eva}`);
  playServer(reads);
  await show();
  await expect.element(page.getByRole('combobox', { name: 'A qué cuenta' })).toHaveValue('Eva Ríos');
});

test('an invalid filter in the address is reported, with a way out', async () => {
  history.replaceState(null, '', '/staff/admin/audit?account=x');
  playServer({ ...reads, 'GET /audit': () => refusal(422, 'unprocessable_error') });
  await show();
  await expect.element(page.getByText(/Un filtro de la dirección no es correcto/)).toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Quitar los filtros' })).toBeInTheDocument();
});

const visit = {
  ...{ id: 'v1', account: { id: eva, name: 'Eva Ríos' }, applicationId: application, reference: 'ABCD-1234' },
  ...{ from: '2026-11-22T12:00:00Z', to: '2026-11-22T12:34:10Z', entries: 9, fileCount: 5 },
  parts: ['case', 'file', 'earnings'],
  files: [
    { mediaId: 'm1', type: 'identity_card_front', mimeType: 'image/jpeg' },
    { mediaId: 'm2', type: 'earnings_screenshot', mimeType: 'image/png' },
    { mediaId: 'm3', type: 'earnings_screenshot', mimeType: 'image/png' },
    { mediaId: 'm4', type: null, mimeType: null },
  ],
  written: [{ kind: 'reviewPaper', count: 2 }],
};
const look = { ...visit, id: 'v2', to: null, entries: 1, reference: null, files: [], fileCount: 0, parts: ['case'] };

test('a visit says how long it was, which files by name, and leads to its entries; one look has no length', async () => {
  history.replaceState(null, '', '/staff/admin/audit?by=visit');
  playServer({ ...reads, 'GET /audit/visits': () => ({ items: [visit, { ...look, written: [] }], next: null }) });
  await show();
  const rows = page.getByRole('list', { name: 'Consultas' }).getByRole('listitem');
  const words =
    'Revisó un documento ×2 · la solicitud · las ganancias · INE Frente (JPG) · Captura de ganancias (PNG) ×2 · un archivo que ya no existe · y 1 más';
  await expect.element(rows.nth(0)).toMatchTextContent('34 min');
  await expect.element(rows.nth(0)).toMatchTextContent(words);
  await expect.element(rows.nth(1)).toMatchTextContent('Un vistazo');
  await expect.element(rows.nth(1)).toMatchTextContent('solicitud borrada');
  await expect.element(rows.nth(1)).not.toMatchTextContent(' min');
  await page.getByText(words).click();
  await expect
    .element(page.getByRole('link', { name: 'Ver sus 9 entradas' }))
    .toHaveAttribute('href', '/staff/admin/audit?visit=v1');
  await expect
    .element(page.getByRole('link', { name: 'Lo que Eva Ríos vio de ABCD-1234' }))
    .toHaveAttribute('href', `/staff/admin/audit?by=visit&account=${eva}&application=${application}`);
});

test('the other view keeps the filters that it has, too', async () => {
  history.replaceState(null, '', `/staff/admin/audit?account=${eva}&kind=read&from=2026-11-20`);
  const calls = playServer({ ...reads, 'GET /audit/visits': () => ({ items: [], next: null }) });
  await show();
  await page.getByRole('link', { name: 'Por consulta' }).click();
  const asked = { account: eva, from: '2026-11-20' };
  const last = () => calls.filter(({ name }) => name === 'GET /audit/visits').at(-1);
  await expect.poll(() => Object.fromEntries(last()?.query ?? [])).toEqual(asked);
  await expect.element(page.getByLabelText('Qué', { exact: true })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Quitar los filtros' }).click();
  await expect.poll(() => location.search).toBe('?by=visit');
});

test('every parameter of a staff call has a word where its audit entry shows it', () => {
  const parameters = Object.values(staffApi).flatMap(({ path }) =>
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
  );
  expect(parameters.length).toBeGreaterThan(10);
  for (const { names } of [detailWords.es, detailWords.en])
    expect(Object.keys(names)).toEqual(expect.arrayContaining(parameters));
});

test('every role has a word where an audit entry shows it', () => {
  for (const { values } of [detailWords.es, detailWords.en])
    expect(Object.keys(values)).toEqual(expect.arrayContaining([...roles]));
});

test('compliance chooses whose entries it reads among colleagues, and whoever is gone by name in the log', async () => {
  workAs(meAs('compliance'));
  const calls = playServer({
    ...reads,
    'GET /people': () => ({ items: [{ id: eva, name: 'Eva Ríos', roles: ['reviewer'], countries: [] }], next: null }),
  });
  await show();
  const who = page.getByLabelText('Quién');
  await expect.element(who).toHaveAccessibleDescription('Si alguien ya no está, elige su nombre en el registro.');
  await expect.element(who.getByRole('option', { name: 'Eva Ríos' })).toBeInTheDocument();
  await who.selectOptions('Eva Ríos');
  await expect
    .poll(() =>
      calls
        .filter(({ name }) => name === 'GET /audit')
        .at(-1)
        ?.query.get('account'),
    )
    .toBe(eva);
  expect(calls.map(({ name }) => name)).not.toContain('GET /accounts');
});
