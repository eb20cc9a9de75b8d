import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { chooseLanguage, type Language } from '../../lib/language.ts';
import { queryClient } from '../../lib/queries.ts';
import { currentApplication } from '../application/application.ts';
import Prove from './prove.tsx';
import { limitedAccess, limitedApplication, playDevices, sentCode } from './testing/fake-devices.ts';

const home = location.pathname + location.search;
const go = vi.hoisted(() => ({ to: [] as unknown[] }));
vi.mock('../navigation/go.ts', async (real) => ({
  ...(await real<object>()),
  goTo: async (path: string, options: { query?: object }) => void go.to.push([path, options?.query ?? {}]),
}));

beforeEach(() => {
  chooseLanguage('es');
  go.to = [];
  queryClient().clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  history.replaceState(null, '', home);
});

async function open(access = limitedAccess(), { to = '/documents?change=1', language = 'es' as Language } = {}) {
  chooseLanguage(language);
  const application = limitedApplication();
  const server = playDevices(application, access);
  history.replaceState(null, '', `/prove?${new URLSearchParams({ id: application.id, to })}`);
  const screen = await render(<Prove />);
  const says = (text: string) => expect.element(screen.getByText(text, { exact: false }).first()).toBeVisible();
  const press = async (name: string) => {
    const button = screen.getByRole('button', { name, exact: true });
    await expect.element(button).toBeVisible();
    (button.element() as HTMLElement).click();
  };
  const news = () => screen.container.querySelector('[id$="-news"]');
  return { screen, server, says, press, news };
}

test('the code comes by the first way, its six digits submit themselves, and the driver goes on to where they were heading', async () => {
  const { screen, server, press, says } = await open();
  await says('m••••@e••••.com');
  await press('Enviarme el código por correo');
  const input = screen.getByLabelText('Código de 6 números');
  await expect.element(input).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(input).toHaveAttribute('inputmode', 'numeric');
  await input.fill(' 482 913 ');
  await expect.poll(() => go.to).toEqual([['/documents', { change: '1' }]]);
  expect(server.sent).toEqual(['POST /access/code {"channel":"email"}', 'POST /access/code/check {"code":"482913"}']);
  expect(currentApplication()?.access).toBeUndefined();
});

test('the ways are offered in their order, and another one can be chosen afterwards', async () => {
  const channels = [
    { channel: 'whatsapp' as const, to: '••78' },
    { channel: 'email' as const, to: 'm••••@e••••.com' },
  ];
  const { screen, server, press } = await open(limitedAccess({ channels }));
  await expect.element(screen.getByRole('button', { name: /por WhatsApp/ })).toBeVisible();
  const names = screen.getByRole('button', { name: /código/ }).elements();
  expect(names.map((button) => button.textContent)).toEqual([
    'Enviarme el código por WhatsApp',
    'Enviarme el código por correo',
  ]);
  await press('Enviarme el código por WhatsApp');
  await press('Usar otra forma');
  await press('Enviarme el código por correo');
  await expect.poll(() => server.sent).toHaveLength(2);
  expect(server.sent[1]).toContain('email');
});

test('a wrong code says how many tries are left, once, and the last one asks for another code', async () => {
  const { screen, press, news, says } = await open(limitedAccess({ code: sentCode({ triesLeft: 2 }) }));
  const heard: (string | null)[] = [];
  await expect.poll(news).not.toBeNull();
  expect(news()?.role).toBe('status');
  const hear = () => void (heard.at(-1) !== news()?.textContent && heard.push(news()?.textContent ?? null));
  new MutationObserver(hear).observe(news() as Element, { subtree: true, childList: true, characterData: true });
  await screen.getByLabelText('Código de 6 números').fill('111111');
  await says('Te queda 1 intento.');
  expect(heard).toEqual([
    '1 1 1 1 1 1. Revisando…',
    'Ese código no es el que te enviamos. Revísalo. Te queda 1 intento.',
  ]);
  await screen.getByLabelText('Código de 6 números').fill('222222');
  await says('ya no te quedan intentos');
  await expect.element(screen.getByLabelText('Código de 6 números')).not.toBeInTheDocument();
  await press('Enviarme otro código');
  await screen.getByLabelText('Código de 6 números').fill('482913');
  await expect.poll(() => go.to).toHaveLength(1);
});

test('an expired code says so', async () => {
  const { screen, server, says } = await open(limitedAccess({ code: sentCode() }));
  server.refuse = 'code_expired';
  await screen.getByLabelText('Código de 6 números').fill('111111');
  await says('Ese código ya venció');
});

test('another code can be asked for after half a minute, and its seconds are not announced', async () => {
  const resendAt = new Date(Date.now() + 4000).toISOString();
  const { screen, server, press } = await open(limitedAccess({ code: sentCode({ resendAt }) }));
  const timer = () => screen.container.querySelector('[role=timer][aria-live=off]')?.textContent;
  await expect.poll(timer).toMatch(/Puedes pedir otro código en 0:0\d/);
  await press('Enviarme otro código');
  await expect.poll(() => server.sent).toEqual(['POST /access/code {"channel":"email"}']);
});

test('after too many tries it says when it goes on, also on another day', async () => {
  const { server, press, says } = await open();
  server.refuse = 'rate_limited';
  server.retryAfter = 26 * 3600;
  await press('Enviarme el código por correo');
  await says('Puedes volver a intentarlo el ');
});

test('without a way for a code two answers do it, and a wrong one names neither', async () => {
  const { screen, server, says, press } = await open(
    limitedAccess({ channels: [], answers: { identifier: 'curp', triesLeft: 2 } }),
  );
  await screen.getByLabelText('Día').fill('12');
  await screen.getByLabelText('Mes').selectOptions('04');
  await screen.getByLabelText('Año').fill('1990');
  await screen.getByLabelText('Los últimos 4 caracteres de tu CURP').fill('xx99');
  await press('Continuar');
  await says('Alguna de las dos respuestas no es la que tenemos. Te queda 1 intento.');
  // Of a whole CURP the end counts.
  await screen.getByLabelText('Los últimos 4 caracteres de tu CURP').fill('nuam900412mdfxvr08');
  await press('Continuar');
  await expect.poll(() => go.to).toHaveLength(1);
  expect(server.sent.at(-1)).toBe('POST /access/answers {"birthdate":"1990-04-12","lastFour":"VR08"}');
});

test('without tries the answers lead to staff', async () => {
  const { says, press } = await open(limitedAccess({ channels: [], answers: { identifier: 'ssn', triesLeft: 0 } }));
  await says('Ya no te quedan intentos por hoy');
  await press('Pedir ayuda');
  await says('731 204');
});

test('who can’t get a code reads a number to staff, and goes on once they are let in', async () => {
  const { server, press, says } = await open(limitedAccess(), { language: 'en', to: '' });
  await press('I can’t get it');
  await says('731 204');
  server.access = { access: 'full', channels: [], code: null, answers: null, help: null };
  // Coming back from the call asks at once.
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => go.to).toEqual([['/tasks', {}]]);
});

test('a reload goes on where the device was', async () => {
  const { says } = await open(limitedAccess({ help: { number: '731204' }, code: sentCode() }));
  await says('731 204');
});

test('an address of another site is no place to go on to', async () => {
  const { screen } = await open(limitedAccess({ code: sentCode() }), { to: 'https://evil.example/tasks' });
  await screen.getByLabelText('Código de 6 números').fill('482913');
  await expect.poll(() => go.to).toEqual([['/tasks', {}]]);
});

test('without a network the proof says so and can be tried again', async () => {
  const { press, says } = await open();
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('no network'));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await press('Enviarme el código por correo');
  await says('Revisa tu internet');
  await press('Enviarme el código por correo');
  await says('Escribe tu código');
});
