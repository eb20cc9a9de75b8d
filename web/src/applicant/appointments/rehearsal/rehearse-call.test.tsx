import { appointmentAt } from '@volante/contract/appointments/testing/test-appointment.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { chooseLanguage } from '../../../lib/language.ts';
import { queryClient } from '../../../lib/queries.ts';
import { applicationOf, openApplication } from '../../testing/test-application.ts';
import { phoneOf } from './phone.ts';
import RehearseCall from './rehearse-call.tsx';
import { fakeCall, type Given } from './testing/fake-call.ts';

const android = 'Mozilla/5.0 (Linux; Android 14; SM-A145M) AppleWebKit/537.36';
const agents = {
  chrome: `${android} (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36`,
  samsung: `${android} (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
  app_android: `${android} (KHTML, like Gecko) Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/466.0;]`,
  safari:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0 Mobile/15E148 Safari/604.1',
  app_ios:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/FBIOS;FBAV/490.0]',
  computer:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36',
} as const;

let played: ReturnType<typeof fakeCall>;
let saved: object[];

beforeEach(() => {
  chooseLanguage('es');
  saved = [];
});
afterEach(async () => {
  await cleanup();
  played?.put();
  vi.useRealTimers();
  vi.restoreAllMocks();
  queryClient().clear();
});

async function show(given: Given, { agent = agents.chrome as string, upload = 0 as number | 'offline' } = {}) {
  played = fakeCall(given);
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  openApplication(applicationOf({ status: 'home_visit', visitAhead: true }));
  const visit = appointmentAt('2030-12-01T16:30:00Z');
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(String(input), location.href);
    if (pathname.endsWith('/rehearsal/upload')) {
      if (upload === 'offline')
        return Response.json({ error: { code: 'server_error', message: '', errors: [] } }, { status: 500 });
      await new Promise((resolve) => setTimeout(resolve, upload));
      return Response.json({ data: { received: 48 * 1024 } });
    }
    if (pathname.endsWith('/rehearsal')) {
      const { checks } = JSON.parse(String(init?.body));
      saved.push(checks);
      return Response.json({ data: { checks, browser: 'Chrome', at: '2030-12-01T10:00:00Z' } });
    }
    return Response.json({ data: visit });
  });
  await render(<RehearseCall seconds={2} />);
}

const button = (name: string) => page.getByRole('button', { name });
const row = (name: string) => page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });

/** Starts, and waits until the result is there. */
async function rehearse(): Promise<void> {
  await expect.element(button('Empezar la prueba')).toBeEnabled();
  await button('Empezar la prueba').click();
  await expect.element(button('Probar otra vez')).toBeVisible();
}

test('everything works: the advisor gets the result, and camera and microphone are off', async () => {
  await show({ camera: 160, microphone: true });
  await expect.element(button('Empezar la prueba')).toBeEnabled();
  await button('Empezar la prueba').click();
  await expect.element(page.getByLabelText('Así te vas a ver')).toBeVisible();
  expect(played.isOn()).toBe(true);
  await button('Sí').click();
  await expect.element(page.getByRole('heading', { name: 'Todo listo para tu videollamada' })).toBeVisible();
  expect(played.isOn()).toBe(false);
  await expect.poll(() => saved).toEqual([{ camera: 'ok', light: 'ok', microphone: 'ok', upload: 'ok', home: 'ok' }]);
});

test('a dark room, a quiet voice, a slow network: each says how to mend it, and the next try replaces the result', async () => {
  const given = { camera: 30, microphone: false as boolean | string };
  await show(given, { upload: 2000 });
  await rehearse();
  await expect.element(row('Luz')).toMatchTextContent('Enciende una luz');
  await expect.element(row('Micrófono')).toMatchTextContent('No te oímos');
  await expect.element(row('Internet')).toMatchTextContent('lento');
  await expect
    .poll(() => saved)
    .toEqual([{ camera: 'ok', light: 'failed', microphone: 'failed', upload: 'failed', home: 'skipped' }]);
  // Answered afterwards, it is stored, too.
  await button('No').click();
  await expect.element(row('En tu casa')).toMatchTextContent('desde tu casa');
  await expect.poll(() => saved.at(-1)).toMatchObject({ home: 'failed' });
});

test.each([
  ['NotAllowedError', 'no tiene permiso'],
  ['NotFoundError', 'No encontramos una cámara'],
  ['NotReadableError', 'Está en uso en otra app'],
  ['UnknownError', 'No abrió'],
])(
  'a camera that fails with %s is named, and the microphone is tried all the same',
  async (name, sentence) => {
    await show({ camera: name, microphone: true });
    await rehearse();
    await expect.element(row('Cámara')).toMatchTextContent(sentence);
    await expect.element(row('Micrófono')).toMatchTextContent('Bien');
    await expect.poll(() => saved).toMatchObject([{ camera: 'failed', light: 'skipped', microphone: 'ok' }]);
  },
  60_000,
);

test('with neither nothing is waited for', async () => {
  await show({ camera: 'NotAllowedError', microphone: 'NotAllowedError' }, { agent: agents.app_android });
  await rehearse();
  await expect.element(row('Cámara')).toMatchTextContent('elige Abrir en Chrome');
  await expect.element(row('Micrófono')).toMatchTextContent('elige Abrir en Chrome');
});

test('a browser without camera and microphone says how the call works anyway, and measures the upload', async () => {
  await show({ camera: 160, microphone: true }, { agent: agents.app_ios, upload: 'offline' });
  Object.defineProperty(navigator.mediaDevices, 'getUserMedia', { value: undefined, configurable: true });
  await cleanup();
  await render(<RehearseCall seconds={2} />);
  await expect.element(page.getByText('Tu videollamada funciona de todos modos', { exact: false })).toBeVisible();
  await expect.element(page.getByText('elige Abrir en Safari', { exact: false })).toBeVisible();
  await rehearse();
  await expect
    .poll(() => saved)
    .toMatchObject([{ camera: 'skipped', light: 'skipped', microphone: 'skipped', upload: 'failed' }]);
  Reflect.deleteProperty(navigator.mediaDevices, 'getUserMedia');
});

test('leaving the screen and hiding the page turn both off, without a result', async () => {
  await show({ camera: 160, microphone: true });
  await expect.element(button('Empezar la prueba')).toBeEnabled();
  await button('Empezar la prueba').click();
  await expect.poll(() => played.isOn()).toBe(true);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => played.isOn()).toBe(false);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  await button('Empezar la prueba').click();
  await expect.poll(() => played.isOn()).toBe(true);
  await cleanup();
  await expect.poll(() => played.isOn()).toBe(false);
  expect(saved).toEqual([]);
});

test.each(Object.entries(agents))('the browser %s is recognized', (phone, agent) => {
  expect(phoneOf(agent)).toBe(phone);
});
