import type { Affordability } from '@volante/contract/staff/affordability/affordability.ts';
import type { Move, PendingDecision, TimelineItem } from '@volante/contract/staff/application.ts';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { callOld } from '../../../lib/queries.ts';
import { deferred } from '../../../lib/testing/deferred.ts';
import { meAs, type PlayedCall, refusal } from '../../testing/played-server.ts';
import { staffApplication } from '../../testing/test-application.ts';
import { typeDay } from '../../testing/type-day.ts';
import { beReviewer, dialog, eva, openPage, path } from '../earnings/testing/test-page.tsx';
import { TimelineLine } from './timeline.tsx';

beReviewer();
const affordability: Affordability = {
  ...{ currency: 'MXN', weeks: [], netMinor: 9_600_000, refusedMinor: 0, medianMinor: 800_000, volatility: 0.1 },
  ...{ trendMinor: 0, onWordShare: 0, platforms: [] },
};
const bears = { affordability, payment: null, recordedAt: null, paymentShare: 35 };
const versa = {
  ...{ id: '018f5c1e-0000-7000-8000-000000000001', version: 3, country: 'mx', currency: 'MXN' },
  ...{ vehicle: 'Nissan Versa 2024', weeklyPaymentMinor: 290_000, termWeeks: 100, depositMinor: 500_000 },
  ...{ insurance: 'included', ended: false, by: { id: 'i1', name: 'Iris' }, at: '2026-11-20T12:00:00Z' },
};
const offers = (limitMinor: number | null = null, items: object[] = [versa]) => ({
  'GET /plans/offered': () => ({ items, limitMinor, paymentShare: 35 }),
  [`GET ${path}/affordability`]: () => bears,
});
const application = staffApplication({ country: 'mx' });
const moves = () => page.getByRole('region', { name: 'Mover' });
const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
const to = (stage: Move['to']): Move => ({ to: stage, allowed: true, because: [], warnings: [] });
/** A move that skips something, so it asks why. */
const skips = (stage: Move['to']): Move => ({ ...to(stage), warnings: [{ code: 'data_not_approved', params: {} }] });

describe('a decision', () => {
  test('shows its maker, the papers they had not opened, and what changed since', async () => {
    const decision = {
      ...{ by: eva, at: '2026-11-20T12:00:00Z', revision: 7 },
      notSeen: ['proof_of_address' as const],
      changedSince: ['contact', 'documents.curp', 'earnings'],
    };
    await openPage({ [`GET ${path}`]: () => ({ ...application, stage: 'rejected', decision }) });
    await expect.element(moves()).toMatchTextContent(/La decidió Eva Ríos el 20 nov/);
    await expect.element(moves()).toMatchTextContent('No había abiertoComprobante de domicilio');
    await expect.element(moves()).toMatchTextContent('Cambió desde entoncesContacto, CURP, Ganancias');
  });

  test('shows that its maker had opened everything and nothing changed since', async () => {
    const decision = { by: eva, at: '2026-11-20T12:00:00Z', revision: 7, notSeen: [], changedSince: [] };
    await openPage({ [`GET ${path}`]: () => ({ ...application, stage: 'approved', decision }) });
    await expect.element(moves()).toMatchTextContent('Había abierto todos los documentos.');
    await expect.element(moves()).toMatchTextContent('Nada ha cambiado desde entonces.');
  });

  test('shows what the driver will read: the reason and the day to try again', async () => {
    const { writes } = await openPage({
      [`GET ${path}`]: () => ({ ...application, moves: [to('rejected')] }),
      [`POST ${path}/stage`]: () => ({ case: { ...application, stage: 'rejected' }, proposal: null }),
    });
    await press('Pasar a Rechazada');
    await page.getByLabelText('Ganancias bajas').click();
    await page.getByLabelText('¿Por qué?').fill('No llega');
    await page
      .getByLabelText('Motivo que lee el conductor')
      .selectOptions('Tus ganancias de las últimas 12 semanas no llegan a lo que pedimos.');
    await typeDay('Puede intentarlo otra vez desde el', '2027-06-01');
    await dialog().getByRole('button', { name: 'Pasar a Rechazada' }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    const notified = { reason: 'earnings_too_low', applyAgainOn: '2027-06-01' };
    expect(writes().map(({ body }) => body)).toEqual([
      {
        revision: 7,
        from: 'risk_analysis',
        to: 'rejected',
        reason: 'No llega',
        reasons: ['earnings_too_low'],
        told: notified,
      },
    ]);
  });

  test('shows what the driver will read while the reasons are chosen', async () => {
    await openPage({ [`GET ${path}`]: () => ({ ...application, moves: [to('rejected')] }) });
    await press('Pasar a Rechazada');
    const read = dialog().getByRole('region', { name: 'El conductor va a leer' });
    await expect.element(read).toMatchTextContent('No va a leer el motivo.');
    await expect.element(read).toMatchTextContent('Cuándo intentarlo otra vez depende de cada caso.');
    const reason = page.getByLabelText('Motivo que lee el conductor');
    await reason.selectOptions('Nos pediste no seguir con ella.');
    await typeDay('Puede intentarlo otra vez desde el', '2027-06-01');
    await expect.element(read).toMatchTextContent('Nos pediste no seguir con ella.');
    await expect.element(read).toMatchTextContent('Puede intentarlo otra vez desde el 1 jun 2027.');
  });

  test('in the United States tells the driver the reasons that staff check, in the driver’s words', async () => {
    await openPage({ [`GET ${path}`]: () => ({ ...staffApplication({ country: 'us' }), moves: [to('rejected')] }) });
    await press('Pasar a Rechazada');
    const read = dialog().getByRole('region', { name: 'El conductor va a leer' });
    await expect.element(read).toMatchTextContent('Los motivos que marques.');
    await page.getByLabelText('No contesta').click();
    await expect.element(read).toMatchTextContent('Te buscamos y no recibimos respuesta.');
  });

  test('to approve names the day of the handover, or no day', async () => {
    const { writes } = await openPage({
      [`GET ${path}`]: () => ({ ...application, moves: [to('approved'), to('home_visit')] }),
      ...offers(),
      [`POST ${path}/stage`]: () => refusal(409, 'visit_not_recorded'),
    });
    await press('Pasar a Aprobada');
    await page.getByLabelText('¿Por qué?').fill('Todo bien');
    await typeDay('Día de entrega del auto', '2026-12-01');
    await dialog().getByRole('button', { name: 'Pasar a Aprobada' }).click();
    await expect.element(dialog().getByText('Falta el reporte de una videollamada satisfactoria.')).toBeVisible();
    await typeDay('Día de entrega del auto', '');
    await dialog().getByRole('button', { name: 'Pasar a Aprobada' }).click();
    await expect.poll(() => writes().length).toBe(2);
    expect(writes().map(({ body }) => (body as { told?: object }).told)).toEqual([
      { handOverOn: '2026-12-01' },
      undefined,
    ]);
    await dialog().getByRole('button', { name: 'Cancelar' }).click();
    await press('Pasar a Videollamada');
    await expect.element(dialog().getByText('Qué decirle al conductor')).not.toBeInTheDocument();
  });

  test('to approve chooses a plan and conditions, shown as the driver reads them', async () => {
    const { writes } = await openPage({
      [`GET ${path}`]: () => ({ ...application, moves: [to('approved')] }),
      [`POST ${path}/stage`]: () => ({ case: { ...application, stage: 'approved' }, proposal: null }),
      ...offers(29_000_000),
    });
    await press('Pasar a Aprobada');
    await expect.element(page.getByLabelText('Plan')).toHaveFocus();
    await expect.element(dialog().getByText(/Sin un plan no se sabe el total/)).toBeVisible();
    await page.getByLabelText('Plan').selectOptions('Nissan Versa 2024: $2,900 a la semana, 100 semanas');
    await expect.element(dialog().getByText(/segunda persona/)).not.toBeInTheDocument();
    const read = dialog().getByRole('region', { name: 'El conductor va a leer' });
    await expect.element(read).toMatchTextContent('Dejas un depósito de $5,000 antes de recibir tu auto.');
    await expect
      .element(dialog().getByText('El pago equivale al 36.3 % de una semana normal. El tope es 35 %.'))
      .toBeVisible();
    const deposit = page.getByLabelText('Depósito (MXN)');
    await deposit.fill('4,000');
    await page.getByLabelText('Con aval').click();
    await page.getByLabelText('¿Por qué?').fill('Todo bien');
    const send = dialog().getByRole('button', { name: 'Pasar a Aprobada' });
    await send.click();
    await expect.element(dialog().getByText('El plan pide por lo menos $5,000.')).toBeVisible();
    await deposit.fill('6,000');
    await expect.element(read).toMatchTextContent('Dejas un depósito de $6,000 antes de recibir tu auto.');
    await expect.element(read).toMatchTextContent('Necesitas un aval que firme contigo.');
    await send.click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(writes().map(({ body }) => (body as { terms?: object }).terms)).toEqual([
      { plan: { id: versa.id, version: 3 }, depositMinor: 600_000, guarantor: true },
    ]);
  });

  test('is never made with another plan than the one chosen, nor without it, once the plan was changed or ended', async () => {
    let items: object[] = [versa];
    const { writes } = await openPage({
      [`GET ${path}`]: () => ({ ...application, moves: [to('approved')] }),
      [`POST ${path}/stage`]: () => ({ case: { ...application, stage: 'approved' }, proposal: null }),
      ...offers(),
      'GET /plans/offered': () => ({ items, limitMinor: null, paymentShare: 35 }),
    });
    await press('Pasar a Aprobada');
    const plan = page.getByLabelText('Plan');
    await plan.selectOptions('Nissan Versa 2024: $2,900 a la semana, 100 semanas');
    await page.getByLabelText('Depósito (MXN)').fill('6,000');
    await page.getByLabelText('¿Por qué?').fill('Todo bien');
    const send = dialog().getByRole('button', { name: 'Pasar a Aprobada' });
    for (const now of [[{ ...versa, version: 4, weeklyPaymentMinor: 310_000 }], []]) {
      items = now;
      await callOld({ queryKey: ['offers'] });
      await expect.element(plan).toHaveAccessibleDescription(/Este plan cambió o ya no se ofrece. Elige otra vez./);
      await expect
        .element(plan)
        .toHaveDisplayValue('Nissan Versa 2024: $2,900 a la semana, 100 semanas (ya no se ofrece)');
      await expect.element(dialog().getByRole('region', { name: 'El conductor va a leer' })).not.toBeInTheDocument();
      await send.click();
      await expect.element(plan).toHaveFocus();
    }
    expect(writes()).toEqual([]);
    items = [{ ...versa, version: 5, weeklyPaymentMinor: 310_000 }];
    await callOld({ queryKey: ['offers'] });
    await plan.selectOptions('Nissan Versa 2024: $3,100 a la semana, 100 semanas');
    await send.click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(writes().map(({ body }) => (body as { terms?: object }).terms)).toEqual([
      { plan: { id: versa.id, version: 5 }, depositMinor: 600_000 },
    ]);
  });

  test('whose plan the server refuses asks for the plan again, with everything else as it was typed', async () => {
    let items: object[] = [versa];
    const changed = { ...versa, version: 4, weeklyPaymentMinor: 310_000 };
    const { writes } = await openPage({
      [`GET ${path}`]: () => ({ ...application, moves: [to('approved')] }),
      ...offers(),
      'GET /plans/offered': () => ({ items, limitMinor: null, paymentShare: 35 }),
      [`POST ${path}/stage`]: ({ body }: PlayedCall) => {
        if ((body as { terms: { plan: { version: number } } }).terms.plan.version === 4)
          return { case: { ...application, stage: 'approved' }, proposal: null };
        items = [changed];
        return refusal(409, 'changed_meanwhile', { path: 'plan', code: 'changed' });
      },
    });
    await press('Pasar a Aprobada');
    const plan = page.getByLabelText('Plan');
    await plan.selectOptions('Nissan Versa 2024: $2,900 a la semana, 100 semanas');
    await page.getByLabelText('¿Por qué?').fill('Todo bien');
    await page.getByLabelText('Con aval').click();
    const send = dialog().getByRole('button', { name: 'Pasar a Aprobada' });
    await send.click();
    await expect.element(plan).toHaveAccessibleDescription(/Este plan cambió o ya no se ofrece. Elige otra vez./);
    await expect.element(plan).toHaveFocus();
    await expect.element(page.getByLabelText('¿Por qué?')).toHaveValue('Todo bien');
    await plan.selectOptions('Nissan Versa 2024: $3,100 a la semana, 100 semanas');
    await send.click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(writes().map(({ body }) => (body as { terms?: object }).terms)).toEqual([
      { plan: { id: versa.id, version: 3 }, guarantor: true },
      { plan: { id: versa.id, version: 4 }, guarantor: true },
    ]);
  });

  test('to approve waits for the plans, can’t be pressed before, and loads them again on a press', async () => {
    const { promise, resolve: fail } = deferred<void>();
    let offered = (): Promise<object> => promise.then(() => refusal(500, 'server_error'));
    const { writes } = await openPage({
      [`GET ${path}`]: () => ({ ...application, moves: [to('approved')] }),
      ...offers(),
      'GET /plans/offered': () => offered(),
    });
    await press('Pasar a Aprobada');
    await page.getByLabelText('¿Por qué?').fill('Todo bien');
    const send = dialog().getByRole('button', { name: 'Pasar a Aprobada' });
    await expect.element(send).toHaveAttribute('aria-busy', 'true');
    fail();
    await send.click();
    const plan = page.getByLabelText('Plan');
    await expect.element(plan).toHaveAccessibleDescription('Para aprobar, primero tienen que cargarse los planes.');
    await expect.element(plan).toHaveFocus();
    expect(writes()).toEqual([]);
    offered = async () => ({ items: [versa], limitMinor: null, paymentShare: 35 });
    await dialog().getByRole('button', { name: 'Intentar de nuevo' }).click();
    await expect.element(plan).not.toHaveAccessibleDescription(/cargarse los planes/);
    await plan.selectOptions('Nissan Versa 2024: $2,900 a la semana, 100 semanas');
    await expect.element(page.getByLabelText('¿Por qué?')).toHaveValue('Todo bien');
  });

  test('above one’s own limit, and with a plan of one’s own, says that a second person confirms', async () => {
    const mine = { ...versa, id: '018f5c1e-0000-7000-8000-000000000002', vehicle: 'Aveo', termWeeks: 50 };
    const own = { ...mine, by: { id: meAs('reviewer').account.id, name: 'Yo' } };
    await openPage({
      [`GET ${path}`]: () => ({ ...application, moves: [to('approved')] }),
      ...offers(28_999_999, [versa, own]),
    });
    await press('Pasar a Aprobada');
    await page.getByLabelText('Plan').selectOptions('Nissan Versa 2024: $2,900 a la semana, 100 semanas');
    await expect
      .element(dialog().getByText(/pasa de \$289,999.99, tu límite para aprobar sin otra persona/))
      .toBeVisible();
    await page.getByLabelText('Plan').selectOptions('Aveo: $2,900 a la semana, 50 semanas');
    await expect.element(dialog().getByText(/Esta versión del plan la hiciste tú/)).toBeVisible();
  });

  test('keeps the typed text when the application changed meanwhile, reloads it, and is made by the next press', async () => {
    let present = { ...application, moves: [skips('home_visit')] };
    const { writes } = await openPage({
      [`GET ${path}`]: () => present,
      [`POST ${path}/stage`]: ({ body }: PlayedCall) => {
        if ((body as { revision: number }).revision === 8)
          return { case: { ...application, stage: 'home_visit' }, proposal: null };
        present = { ...present, revision: 8, contact: { ...application.contact, firstName: 'Mariana' } };
        return refusal(409, 'changed_meanwhile');
      },
    });
    await press('Pasar a Videollamada');
    await page.getByLabelText('¿Por qué?').fill('Todo bien');
    await dialog().getByRole('button', { name: 'Pasar a Videollamada' }).click();
    await expect.element(page.getByText('Mariana Núñez Ávila', { exact: true }).first()).toBeInTheDocument();
    await expect.element(page.getByLabelText('¿Por qué?')).toHaveValue('Todo bien');
    await dialog().getByRole('button', { name: 'Pasar a Videollamada' }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(writes().map(({ body }) => (body as { revision: number }).revision)).toEqual([7, 8]);
  });

  test('shows what the driver will read while it waits for another person', async () => {
    const pendingDecision: PendingDecision = {
      ...{ id: 'p', to: 'rejected', reason: 'No llega', reasons: ['other'], by: eva, revision: 7 },
      ...{ at: '2026-11-20T12:00:00Z', told: { reason: 'withdrawn', applyAgainOn: '2027-06-01' } },
    };
    await openPage({ [`GET ${path}`]: () => ({ ...application, proposal: pendingDecision }) });
    await expect.element(moves()).toMatchTextContent('El conductor lee: “Nos pediste no seguir con ella.”');
    await expect.element(moves()).toMatchTextContent('Puede intentarlo otra vez desde el 1 jun 2027.');
  });

  test('shows the terms that a second person confirms, what they take of a usual week, and whether their plan changed since', async () => {
    const terms = { currency: 'MXN' as const, plan: planOf(versa), depositMinor: 600_000, guarantor: true };
    const pendingDecision: PendingDecision = {
      ...{ id: 'p', to: 'approved', reason: 'Todo bien', reasons: [], by: eva, revision: 7, terms },
      at: '2026-11-20T12:00:00Z',
    };
    const waiting = { ...application, stage: 'home_visit', waitsFor: 'second_person' };
    let planChanged: true | undefined;
    await openPage({
      ...offers(),
      [`GET ${path}`]: () => ({ ...waiting, proposal: { ...pendingDecision, ...(planChanged && { planChanged }) } }),
      [`POST ${path}/proposal/confirm`]: () => {
        planChanged = true;
        return refusal(409, 'changed_meanwhile');
      },
    });
    for (const line of [
      'Tu auto: Nissan Versa 2024.',
      'Pagas $2,900 a la semana durante 100 semanas.',
      'El seguro está incluido en tu pago.',
      'Dejas un depósito de $6,000 antes de recibir tu auto.',
      'Necesitas un aval que firme contigo.',
    ])
      await expect.element(moves().getByText(line)).toBeVisible();
    await expect
      .element(moves().getByText('El pago equivale al 36.3 % de una semana normal. El tope es 35 %.'))
      .toBeVisible();
    await press('Confirmar: pasa a Aprobada');
    await expect.element(moves()).toMatchTextContent('El plan cambió o terminó desde entonces.');
    await expect.element(moves().getByRole('button', { name: 'Confirmar: pasa a Aprobada' })).not.toBeInTheDocument();
    await expect.element(moves().getByRole('button', { name: 'Retirar la propuesta' })).toBeVisible();
  });
});

/** The facts of a plan that terms keep. */
function planOf({ id, version, vehicle, weeklyPaymentMinor, termWeeks, depositMinor }: typeof versa) {
  return { ...{ id, version, vehicle, weeklyPaymentMinor, termWeeks, depositMinor }, insurance: 'included' as const };
}

test('a rejection in the history names its reasons', async () => {
  const item = { id: '1', at: '2026-11-20T12:00:00Z', kind: 'stage', by: 'staff', actor: eva };
  const details = { to: 'rejected', reason: 'No llega', reasons: ['outside_area', 'no_answer'] };
  await openPage({ [`GET ${path}/timeline`]: () => ({ items: [{ ...item, details }], next: null }) });
  const history = page.getByRole('region', { name: 'Historial' });
  await expect.element(history).toMatchTextContent('Fuera de la zona, No contesta');
});

test('with a role lowered meanwhile is refused on the next press, and keeps only the permitted buttons', async () => {
  let role: 'reviewer' | 'advisor' = 'reviewer';
  const { writes } = await openPage({
    'GET /me': () => meAs(role),
    [`GET ${path}`]: () => (role === 'reviewer' ? { ...application, moves: [skips('home_visit')] } : advised()),
    [`POST ${path}/stage`]: () => refusal(403, 'role_refused'),
  });
  await press('Pasar a Videollamada');
  await page.getByLabelText('¿Por qué?').fill('Todo bien');
  role = 'advisor';
  await dialog().getByRole('button', { name: 'Pasar a Videollamada' }).click();
  await expect.element(page.getByText('Tu rol cambió: ahora es Asesor.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Tomar la siguiente' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Coincidencias' })).not.toBeInTheDocument();
  expect(writes()).toHaveLength(1);
});

/** The application as an advisor sees it. */
function advised() {
  const {
    personalData: _,
    consents: __,
    ledger: ___,
    matches: ____,
    decision: _____,
    toTell: ______,
    ...rest
  } = application;
  return rest;
}

const answered = (mine: boolean): TimelineItem => ({
  id: '1',
  at: '2026-11-21T18:00:00Z',
  by: 'applicant',
  actor: null,
  source: 'event',
  kind: 'paper_contradiction_answered',
  details: { type: 'identity_card_front', mine, fields: ['firstName'] },
});

test.each([
  [true, 'Dijo que es suyo, aunque no coincide con lo que escribió: INE Frente'],
  [false, 'Dijo que no es suyo: INE Frente'],
])('what a driver answered about a card that names somebody else is told to staff', async (mine, words) => {
  const screen = await render(
    <ol>
      <TimelineLine item={answered(mine)} />
    </ol>,
  );
  await expect.element(screen.getByText(words)).toBeVisible();
});
