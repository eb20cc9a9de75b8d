import type { DevicesOfApplication } from '@volante/contract/staff/links/device-calls.ts';
import type { ShownLink } from '@volante/contract/staff/links/link-calls.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { meAs, refusal, workAs } from '../../testing/played-server.ts';
import { beReviewer, openPage, path } from '../earnings/testing/test-page.tsx';

beReviewer();
const at = '2026-11-20T12:00:00Z';
const url = 'https://volante.example/6f1c0a52-0f5e-4a3b-9d44-2d1f5e1c7a10';
const link = (change: Partial<ShownLink> = {}): ShownLink => ({
  ...{ url: null, withheld: 'role', createdAt: at, validUntil: null, openedOn: [], sent: [] },
  channels: [{ channel: 'email', to: 'm•••' }],
  ...change,
});
const none: DevicesOfApplication = { known: [], asking: [] };
const part = () => page.getByRole('region', { name: 'Enlace del conductor' });
const press = (name: string | RegExp) => part().getByRole('button', { name, exact: true }).click();
async function open(answers: Parameters<typeof openPage>[0]) {
  const opened = await openPage({ [`GET ${path}/devices`]: () => none, ...answers });
  // While no phone asks, it is folded.
  if (!answers[`GET ${path}/devices`]) await press('Enlace del conductor');
  return opened;
}

describe('a link with data behind it', () => {
  test('is not shown to an advisor, who is told why and sends it by a channel', async () => {
    workAs(meAs('advisor'));
    const delivery = { channel: 'whatsapp', at, state: 'waiting' };
    const channels: ShownLink['channels'] = [
      { channel: 'whatsapp', to: '•••78', asks: true },
      { channel: 'email', to: 'm•••' },
    ];
    const { writes } = await open({
      [`GET ${path}/link`]: () => link({ channels }),
      [`POST ${path}/link/send`]: () => ({ delivery }),
    });
    await press('Ver el enlace');
    await expect.element(part()).toMatchTextContent('Detrás de este enlace ya están los datos del conductor.');
    await expect.element(part().getByRole('button', { name: 'Copiar el enlace' })).not.toBeInTheDocument();
    await expect.element(part().getByRole('button', { name: /Confirmar/ })).not.toBeInTheDocument();
    await press('Enviar el enlace por WhatsApp a •••78');
    const dialog = page.getByRole('dialog', { name: '¿Aceptó que le escribamos?' });
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    expect(writes()).toEqual([]);
    await press('Enviar el enlace por WhatsApp a •••78');
    await dialog.getByRole('button', { name: 'Sí aceptó, enviar' }).click();
    await expect.element(part()).toMatchTextContent('WhatsApp · En camino');
    expect(writes().map(({ name, body }) => [name, body])).toEqual([
      [`POST ${path}/link/send`, { channel: 'whatsapp', agreed: true }],
    ]);
  });

  test('is shown to a reviewer after the second factor', async () => {
    let isConfirmed = false;
    await open({
      [`GET ${path}/link`]: () => (isConfirmed ? link({ url, withheld: null }) : link({ withheld: 'step_up' })),
      'POST /step-up': () => {
        isConfirmed = true;
        return { steppedUpUntil: at };
      },
    });
    await press('Ver el enlace');
    await press('Confirmar y ver el enlace');
    const dialog = page.getByRole('dialog', { name: 'Confirma que eres tú' });
    await dialog.getByRole('textbox').fill('123456');
    await dialog.getByRole('button', { name: 'Confirmar', exact: true }).click();
    await expect.element(part().getByText(url)).toBeVisible();
  });

  test('says so when there is nowhere to send it', async () => {
    workAs(meAs('advisor'));
    await open({ [`GET ${path}/link`]: () => link({ channels: [] }) });
    await press('Ver el enlace');
    await expect.element(part()).toMatchTextContent('No hay a dónde enviárselo');
  });
});

test('a link that has ended says since when, and that its driver can ask for a new one', async () => {
  await open({ [`GET ${path}/link`]: () => link({ url, withheld: null, validUntil: '2026-01-02T12:00:00Z' }) });
  await press('Ver el enlace');
  await expect.element(part()).toMatchTextContent(/Venció el .* El conductor puede pedir uno nuevo/);
});

describe('the driver’s phones', () => {
  const phone = { browser: 'Chrome', system: 'Android' };
  const asking = { deviceId: crypto.randomUUID(), ...phone, askedAt: at, number: '4821', party: 'applicant' as const };
  const since = { knownSince: at, lastUsedAt: at, party: 'applicant' as const };
  const known = { deviceId: crypto.randomUUID(), ...phone, ...since, origin: 'code' as const };
  let devices: DevicesOfApplication;
  beforeEach(() => {
    devices = { known: [], asking: [asking] };
  });

  test('one that asks is let in with a reason, after a call that the dialog explains', async () => {
    const { writes } = await open({
      [`GET ${path}/devices`]: () => devices,
      [`POST ${path}/devices/${asking.deviceId}/allow`]: () => {
        devices = { known: [{ ...known, origin: 'staff' }], asking: [] };
        return devices;
      },
    });
    await expect.element(part()).toMatchTextContent('Pide entrar: Chrome, Android');
    await expect.element(part().getByText('4821')).toBeVisible();
    await press('Dejar entrar');
    const dialog = page.getByRole('dialog', { name: 'Dejar entrar este teléfono' });
    await expect.element(dialog).toMatchTextContent('Tiene que ser 4821.');
    await expect.element(dialog).toMatchTextContent('+52 55 1234 5678');
    await dialog.getByRole('button', { name: 'Dejar entrar' }).click();
    await expect.element(dialog).toMatchTextContent('Escríbelo, con al menos 3 letras.');
    await dialog.getByRole('textbox').fill('Le marqué y me dio el número');
    await dialog.getByRole('button', { name: 'Dejar entrar' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(part()).toMatchTextContent('Lo dejó entrar el equipo');
    expect(writes().map(({ body }) => body)).toEqual([{ reason: 'Le marqué y me dio el número' }]);
  });

  test('a refusal stays in the dialog, with the typed reason', async () => {
    await open({
      [`GET ${path}/devices`]: () => devices,
      [`POST ${path}/devices/${asking.deviceId}/allow`]: () => refusal(503, 'server_unavailable_error'),
    });
    await press('Dejar entrar');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Le marqué');
    await dialog.getByRole('button', { name: 'Dejar entrar' }).click();
    await expect.element(dialog.getByRole('alert')).toBeVisible();
    await expect.element(dialog.getByRole('textbox')).toHaveValue('Le marqué');
  });

  test('a known one is signed out with a reason', async () => {
    devices = { known: [known], asking: [] };
    const { writes } = await open({
      [`GET ${path}/devices`]: () => devices,
      [`POST ${path}/devices/${known.deviceId}/revoke`]: () => none,
    });
    await press('Enlace del conductor');
    await expect.element(part()).toMatchTextContent('Escribió el código que le enviamos');
    await press('Cerrar sesión: Chrome, Android');
    const dialog = page.getByRole('dialog', { name: 'Cerrar la sesión de Chrome, Android' });
    await dialog.getByRole('textbox').fill('Se lo robaron');
    await dialog.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect.element(part()).toMatchTextContent('Todavía no hay ninguno');
    expect(writes().map(({ name }) => name)).toEqual([`POST ${path}/devices/${known.deviceId}/revoke`]);
  });

  test('a guarantor’s phone says whose it is, and its dialog whom to call', async () => {
    devices = { known: [{ ...known, party: 'guarantor' }], asking: [{ ...asking, party: 'guarantor' }] };
    await open({ [`GET ${path}/devices`]: () => devices });
    await expect.element(part()).toMatchTextContent('Su aval te dice este número: 4821');
    await expect.element(part()).toMatchTextContent('Aval · Escribió el código');
    await press('Dejar entrar');
    await expect.element(page.getByRole('dialog')).toMatchTextContent('Va a ver lo que su aval nos dio');
  });
});
