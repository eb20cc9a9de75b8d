import { linkReasons } from '@volante/contract/staff/links/link-reasons.ts';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { meAs, type PlayedCall, refusal, workAs } from '../testing/played-server.ts';
import { staffApplication } from '../testing/test-application.ts';
import { beReviewer, eva, openPage, path } from './earnings/testing/test-page.tsx';

beReviewer();
const application = staffApplication({ country: 'mx' });
const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
const soon = () => new Date(Date.now() + 8 * 60_000).toISOString();

describe('a message that was not sent yet', () => {
  const pendingNotices = {
    at: soon(),
    tasks: [
      { kind: 'paper', type: 'proof_of_address', reason: 'expired' },
      { kind: 'asked', type: 'driving_record' },
      { kind: 'correction', part: 'earnings' },
    ],
  };
  test('is named with the time it goes by itself, and goes at once by a press', async () => {
    let present = { ...application, toTell: pendingNotices as typeof application.toTell };
    const { writes } = await openPage({
      [`GET ${path}`]: () => present,
      [`POST ${path}/tell-now`]: () => {
        present = { ...application, toTell: null };
        return { queued: 1 };
      },
    });
    const part = page.getByRole('region', { name: 'Por avisar al conductor' });
    await expect.element(part).toMatchTextContent('Enviar otra vez Comprobante de domicilio. Ya venció.');
    await expect.element(part).toMatchTextContent('Enviar también Historial de manejo.');
    await expect.element(part).toMatchTextContent('Corregir sus ganancias.');
    await press('Avisarle ya');
    await expect.element(part).not.toBeInTheDocument();
    expect(writes().map(({ name }) => name)).toEqual([`POST ${path}/tell-now`]);
  });
});

describe('the contact', () => {
  const saved = { ...application.contact, revision: 4, phone: '+525587654321' };
  test('sends only what was changed', async () => {
    const { writes } = await openPage({
      [`GET ${path}`]: () => application,
      [`PATCH ${path}/contact`]: () => ({
        ...application,
        contact: { ...application.contact, revision: 4, email: 'eva@example.com' },
      }),
    });
    await press('Corregir contacto');
    await page.getByLabelText('Correo', { exact: true }).fill('eva@example.com');
    await press('Guardar');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(writes().map(({ body }) => body)).toEqual([{ revision: 3, email: 'eva@example.com' }]);
  });

  test('keeps the typed text after somebody else saved, and shows the change beside it', async () => {
    let present = application;
    const { writes } = await openPage({
      [`GET ${path}`]: () => present,
      [`PATCH ${path}/contact`]: ({ body }: PlayedCall) => {
        const isOld = (body as { revision: number }).revision !== 4;
        present = { ...application, contact: saved };
        return isOld ? refusal(409, 'changed_meanwhile') : present;
      },
    });
    await press('Corregir contacto');
    await page.getByLabelText('Nombre(s)').fill('María');
    await press('Guardar');
    await expect.element(page.getByRole('dialog')).toMatchTextContent('Celular: +52 55 8765 4321');
    await expect.element(page.getByLabelText('Nombre(s)')).toHaveValue('María');
    await expect.element(page.getByLabelText('Celular')).toHaveValue('+52 55 8765 4321');
    await press('Guardar mi versión');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(writes().map(({ body }) => body)).toEqual([
      { revision: 3, firstName: 'María' },
      { revision: 4, firstName: 'María' },
    ]);
  });

  test('with several values refused says so at each, with the focus in the first', async () => {
    await openPage({
      [`GET ${path}`]: () => application,
      [`PATCH ${path}/contact`]: () =>
        refusal(
          422,
          'unprocessable_error',
          { path: 'firstName', code: 'first_name_too_short' },
          { path: 'phone', code: 'phone_invalid' },
        ),
    });
    await press('Corregir contacto');
    await page.getByLabelText('Nombre(s)').fill('A');
    await page.getByLabelText('Celular').fill('1');
    await press('Guardar');
    await expect.element(page.getByText('No es un celular de este país.')).toBeInTheDocument();
    await expect.element(page.getByText('Escribe al menos 3 letras.')).toBeInTheDocument();
    await expect.element(page.getByLabelText('Nombre(s)')).toHaveFocus();
  });

  test('can’t be corrected once the data is approved', async () => {
    await openPage({
      [`GET ${path}`]: () => ({ ...application, personalData: { ...application.personalData, status: 'approved' } }),
    });
    await expect.element(page.getByRole('heading', { name: 'Datos personales' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Corregir contacto' })).not.toBeInTheDocument();
  });
});

describe('a proposal', () => {
  const pendingDecision = {
    id: 'p1',
    to: 'rejected',
    reason: 'Los recibos no son suyos.',
    reasons: ['papers_not_genuine', 'identity_not_confirmed'],
    by: eva,
    at: '2026-11-20T12:00:00Z',
    revision: application.revision,
  };
  test('says who proposes it and why, and is confirmed by somebody else', async () => {
    const { writes } = await openPage({
      [`GET ${path}`]: () => ({ ...application, proposal: pendingDecision }),
      [`POST ${path}/proposal/confirm`]: () => ({
        case: { ...application, stage: 'rejected', proposal: null },
        proposal: null,
      }),
    });
    const moves = page.getByRole('region', { name: 'Mover' });
    for (const text of ['Eva Ríos', 'Los recibos no son suyos.', 'Identidad sin confirmar'])
      await expect.element(moves).toMatchTextContent(text);
    await press(/^Confirmar/);
    await expect.element(moves).not.toMatchTextContent('Eva Ríos');
    expect(writes().map(({ body }) => body)).toEqual([{ proposalId: 'p1', revision: application.revision }]);
  });

  test('can’t be confirmed by its author, who can withdraw it', async () => {
    workAs(meAs('reviewer', { id: eva.id }));
    const { writes } = await openPage({
      [`GET ${path}`]: () => ({ ...application, proposal: pendingDecision }),
      [`DELETE ${path}/proposal`]: () => ({ case: application, proposal: null }),
    });
    await expect.element(page.getByText(/La propusiste tú/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Confirmar/ })).not.toBeInTheDocument();
    await press('Retirar la propuesta');
    await expect.element(page.getByText(/La propusiste tú/)).not.toBeInTheDocument();
    expect(writes()).toHaveLength(1);
  });

  test('can’t be confirmed after the application changed', async () => {
    await openPage({
      [`GET ${path}`]: () => ({ ...application, proposal: { ...pendingDecision, revision: application.revision - 1 } }),
    });
    await expect.element(page.getByText(/La solicitud cambió desde entonces/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Confirmar/ })).not.toBeInTheDocument();
  });
});

describe('asking for a paper', () => {
  test('offers papers neither given nor requested, by keyboard', async () => {
    const { writes } = await openPage({
      [`GET ${path}`]: () => application,
      [`POST ${path}/documents`]: () => application,
    });
    const way = page.getByRole('button', { name: 'Pedir otro documento' });
    await expect.element(way).toBeVisible();
    (way.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await press('Pedirlo');
    await expect.element(page.getByRole('dialog')).toMatchTextContent('Elige cuál pedir.');
    await page.getByLabelText('¿Cuál?').selectOptions('Historial de manejo');
    await press('Pedirlo');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(writes().map(({ body }) => body)).toEqual([{ type: 'driving_record' }]);
  });
});

test('the history lists messages with their state, papers, mailed links, and reasons in words', async () => {
  const item = { id: '1', at: '2026-11-20T12:00:00Z', by: 'system', actor: null };
  await openPage({
    [`GET ${path}/timeline`]: () => ({
      items: [
        { ...item, kind: 'message', details: { kind: 'papers_sent_back', state: 'by_hand' } },
        {
          ...{ ...item, id: '2', kind: 'document_rejected', by: 'staff', actor: eva },
          details: { type: 'proof_of_address', reason: 'expired' },
        },
        { ...item, id: '3', kind: 'link_sent', details: { channel: 'email' } },
        { ...item, id: '5', kind: 'link_sent', details: { channel: 'sms', agreed: true } },
        { ...item, id: '4', kind: 'link_revoked', details: { reason: linkReasons.notOpened } },
      ],
      next: null,
    }),
  });
  const history = page.getByRole('region', { name: 'Historial' });
  await expect.element(history).toMatchTextContent('Mensaje al conductor: lo que tiene que corregir o enviar');
  await expect.element(history).toMatchTextContent('No se puede enviar: falta decírselo');
  await expect.element(history).toMatchTextContent('Documento devuelto: Comprobante de domicilio');
  await expect.element(history).toMatchTextContent('Ya venció');
  await expect.element(history).toMatchTextContent('Enlace enviado: Correo');
  await expect
    .element(history)
    .toMatchTextContent('Enlace enviado: SMSConfirmó que el conductor aceptó mensajes por ahí');
  await expect.element(history).toMatchTextContent('Nadie lo abrió en 14 días');
});

test('consecutive views by one person are one line of the history, even across pages', async () => {
  const look = (id: number, actor: typeof eva) => ({
    ...{ id: String(id), at: '2026-11-20T12:00:00Z', by: 'staff', kind: 'read', details: {}, actor },
  });
  const leo = { id: 'l', name: 'Leo Paz' };
  await openPage({
    [`GET ${path}/timeline`]: ({ query }: PlayedCall) =>
      query.get('cursor')
        ? {
            items: [
              look(21, eva),
              { ...look(22, leo), kind: 'note', text: 'Contestó' },
              ...[23, 24].map((id) => look(id, eva)),
            ],
            next: null,
          }
        : { items: [...Array.from({ length: 20 }, (_, id) => look(id, eva))], next: 'more' },
  });
  const lines = page.getByRole('region', { name: 'Historial' }).getByRole('listitem');
  await expect.element(lines).toHaveLength(3);
  await expect.element(lines.nth(0)).toMatchTextContent('La vio el equipo');
  await expect.element(lines.nth(1)).toMatchTextContent('Contestó');
});

test.each([
  ['everything', 1],
  ['reviewer', 0],
] as const)('who saw and changed an application is told to admins only (%s)', async (role, links) => {
  workAs(meAs(role));
  await openPage({ [`GET ${path}`]: () => application });
  await expect.element(page.getByRole('region', { name: 'Historial' })).toBeVisible();
  const link = page.getByRole('link', { name: 'Quién vio y cambió qué' });
  await expect.element(link).toHaveLength(links);
  if (links)
    await expect
      .element(link)
      .toHaveAttribute('href', `/staff/admin/audit?by=visit&application=${application.applicationId}`);
});

describe('why it came to who has it', () => {
  const given = { kind: 'rule', rule: 'Ciudad de México', load: 3, among: 2, at: '2026-11-27T18:00:00Z' } as const;
  test.each([
    [
      given,
      /^Le llegó por la regla “Ciudad de México” \(27 nov, .*\): de 2 personas libres, era quien menos pendientes tenía: 3\.$/,
    ],
    [
      { ...given, kind: 'up', among: 1, load: 1 },
      /^Subió porque nadie la empezó a tiempo \(.*\): era la única persona libre y tenía 1 pendiente\.$/,
    ],
  ] as const)('is said in the head as it was recorded: %o', async (why, text) => {
    await openPage({ [`GET ${path}`]: () => ({ ...application, assignee: eva, given: why }) });
    await expect.element(page.getByText(text)).toBeVisible();
  });
});
