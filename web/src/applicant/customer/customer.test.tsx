import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { chooseLanguage } from '../../lib/language.ts';
import { settings } from '../../lib/settings.ts';
import { applicationOf, openApplication } from '../testing/test-application.ts';
import Customer from './customer.tsx';

const home = location.pathname + location.search;
vi.mock('../navigation/go.ts', async (real) => ({ ...(await real<object>()), goTo: async () => undefined }));

beforeEach(() => {
  localStorage.clear();
  chooseLanguage('es');
});
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', home);
});

async function open(given = applicationOf()) {
  const application = openApplication(given);
  const sent: Record<string, unknown>[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    if (String(url).includes('personal-data')) sent.push(JSON.parse(String(init?.body)));
    return Response.json({ data: application });
  });
  const screen = await render(<Customer />);
  const field = (label: string) => screen.getByLabelText(label, { exact: true });
  const press = (name: string) => (screen.getByRole('button', { name }).element() as HTMLElement).click();
  return { screen, field, press, sent };
}

test('a slip in the mail provider is questioned, and one tap mends it', async () => {
  const { screen, field, press, sent } = await open();
  await field('Correo electrónico').fill('ana@gmial.com');
  expect(screen.getByText('¿Quisiste decir').elements()).toHaveLength(0);
  await userEvent.tab();
  await expect.element(screen.getByText('¿Quisiste decir ana@gmail.com?')).toBeVisible();
  press('Sí, corregirlo');
  await expect.element(field('Correo electrónico')).toHaveValue('ana@gmail.com');
  expect(screen.getByText('¿Quisiste decir').elements()).toHaveLength(0);
  press('Continuar');
  await expect.poll(() => sent).toEqual([{ email: 'ana@gmail.com' }]);
});

test('after the @ the usual providers are offered, to be taken with one tap', async () => {
  const { screen, field } = await open();
  const offered = () =>
    Array.from(screen.container.querySelectorAll('datalist option'), (o) => o.getAttribute('value'));
  await field('Correo electrónico').fill('ana');
  expect(offered()).toEqual([]);
  await field('Correo electrónico').fill('ana@');
  await expect.poll(() => offered()).toContain('ana@gmail.com');
  await field('Correo electrónico').fill('ana@ho');
  await expect.poll(() => offered()).toEqual(['ana@hotmail.com']);
  await field('Correo electrónico').fill('ana@hotmail.com');
  await expect.poll(() => offered()).toEqual([]);
  const list = screen.container.querySelector('datalist');
  expect(field('Correo electrónico').element().getAttribute('list')).toBe(list?.id);
});

test('one tap keeps an unusual mail provider, and nobody asks again', async () => {
  const { screen, field, press, sent } = await open();
  await field('Correo electrónico').fill('ana@gmial.com');
  await userEvent.tab();
  await expect.element(screen.getByText('¿Quisiste decir ana@gmail.com?')).toBeVisible();
  press('No, así está bien');
  await expect.poll(() => screen.getByText('¿Quisiste decir').elements()).toHaveLength(0);
  press('Continuar');
  await expect.poll(() => sent).toEqual([{ email: 'ana@gmial.com' }]);
});

test('sending before the question appears asks it once, and the answer continues', async () => {
  const { screen, field, press, sent } = await open();
  await field('Correo electrónico').fill('ana@hotmial.com');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('link', { name: /Tu correo está bien escrito|tu correo está/i })).toBeVisible();
  expect(sent).toEqual([]);
  await expect.element(screen.getByText('¿Quisiste decir ana@hotmail.com?')).toBeVisible();
  press('Sí, corregirlo');
  await expect.poll(() => sent).toEqual([{ email: 'ana@hotmail.com' }]);
});

test('a short name and an unusual address are asked about together; a second press takes both', async () => {
  const { screen, field, press, sent } = await open();
  await field('Nombre(s)').fill('Li');
  await field('Correo electrónico').fill('li@gmial.com');
  press('Continuar');
  await expect.poll(() => screen.getByRole('alert').getByRole('link').elements()).toHaveLength(2);
  press('Continuar');
  const both = { firstName: 'Li', email: 'li@gmial.com', confirmShortName: true };
  await expect.poll(() => sent).toEqual([both]);
});

test('contact data entered by staff is sent whole on Continue, even unchanged', async () => {
  const given = applicationOf();
  given.personalData.contactToConfirm = true;
  const { firstName, lastName, email } = given.personalData;
  const { press, sent } = await open(given);
  press('Continuar');
  await expect.poll(() => sent).toMatchObject([{ firstName, lastName, email, phone: expect.any(String) }]);
});

test('where the company writes to phones, a driver in Mexico goes on without a mail address', async () => {
  settings.reachesPhones = true;
  onTestFinished(() => {
    settings.reachesPhones = false;
  });
  const given = applicationOf();
  Object.assign(given.personalData, { email: '', contactToConfirm: true });
  const { field, press, sent } = await open(given);
  await expect.element(field('Correo electrónico (opcional)')).toHaveValue('');
  press('Continuar');
  await expect.poll(() => sent).toMatchObject([{ email: '', phone: expect.any(String) }]);
});

describe('where drivers are written to by WhatsApp', () => {
  beforeEach(() => {
    settings.writesByWhatsApp = true;
  });
  afterEach(() => {
    settings.writesByWhatsApp = false;
  });
  const posted = (end: string) =>
    vi
      .mocked(window.fetch)
      .mock.calls.flatMap(([url, init]) => (String(url).endsWith(end) ? JSON.parse(String(init?.body)) : []))
      .filter(({ kind }) => kind === 'whatsapp');

  test('nobody agrees by continuing, and the box names the company', async () => {
    const { screen, field, press, sent } = await open();
    const box = screen.getByRole('checkbox', {
      name: new RegExp(`Acepto que ${settings.brand.name} me escriba por WhatsApp`),
    });
    await expect.element(box).not.toBeChecked();
    await field('Celular').fill('55 8765 4321');
    press('Continuar');
    await expect.poll(() => sent).toHaveLength(1);
    expect(sent[0]).not.toHaveProperty('whatsApp');
    expect(posted('/consents')).toEqual([]);
    await box.click();
    press('Continuar');
    await expect.poll(() => posted('/consents')).toMatchObject([{ textVersion: '2026-11-29', language: 'es-MX' }]);
  });

  test('the box is ticked for who agreed; unticking it withdraws that, and sends nothing else', async () => {
    const given = applicationOf();
    given.personalData.whatsApp = true;
    const { screen, press, sent } = await open(given);
    await expect.element(screen.getByRole('checkbox')).toBeChecked();
    await screen.getByRole('checkbox').click();
    press('Continuar');
    await expect.poll(() => posted('/file/withdrawals')).toEqual([{ kind: 'whatsapp' }]);
    expect(sent).toEqual([]);
  });
});
