import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeCamera, type Scene } from '../testing/test-camera.ts';
import { closeDocument, openDocument, solid } from '../testing/test-screen.tsx';
import { offerPageCamera } from './use-page-camera.tsx';

vi.mock('../../navigation/go.ts', async (real) => ({
  ...(await real<object>()),
  goTo: async () => undefined,
}));

let camera: ReturnType<typeof fakeCamera>;

beforeEach(offerPageCamera);
afterEach(async () => {
  camera.put();
  await closeDocument();
});

/** Presses "Abrir cámara" on the screen of the identity card. */
async function opens(scene: Scene | DOMException) {
  await page.viewport(360, 740);
  camera = fakeCamera(scene);
  const opened = await openDocument('identity_card_front');
  await openAgain();
  return opened;
}

async function openAgain() {
  (document.querySelector('input[type=file][capture]') as HTMLInputElement).click();
}

const dialog = () => page.getByRole('dialog', { name: 'Foto: INE Frente' });
const guide = (text: string) => dialog().getByText(text, { exact: false });

test('a card that fills the frame is photographed without a press, and then the camera stops', async () => {
  const { screen, server, says } = await opens('card');
  await expect.element(says('¿Se lee todo?')).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(camera.isOn()).toBe(false);
  expect(solid(screen.container)).toEqual(['Continuar']);
  await expect
    .poll(() => server.state.uploads)
    .toEqual([{ type: 'identity_card_front', name: 'foto.jpg', mime: 'image/jpeg' }]);
});

test('without a card no photo is taken automatically, but a press takes one', async () => {
  const { says } = await opens('table');
  await expect.element(guide('Pon la tarjeta dentro del marco')).toBeVisible();
  (dialog().getByRole('button', { name: 'Tomar foto' }).element() as HTMLElement).click();
  await expect.element(says('foto.jpg')).toBeVisible();
  expect(camera.isOn()).toBe(false);
});

test('closing the camera stops it and leaves the screen as it was', async () => {
  const { says } = await opens('table');
  await expect.element(guide('Pon la tarjeta dentro del marco')).toBeVisible();
  expect(camera.isOn()).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(camera.isOn()).toBe(false);
  await expect.element(says('Abrir cámara')).toBeVisible();
});

test.each([
  ['NotAllowedError', 'Tu navegador no tiene permiso para usar la cámara.'],
  ['NotReadableError', 'Otra app está usando la cámara.'],
  ['NotFoundError', 'No encontramos la cámara.'],
])('after %s one sentence says why, and the phone’s own camera and files are there at once', async (name, sentence) => {
  await opens(new DOMException('', name));
  await expect.element(guide(sentence)).toBeVisible();
  await expect.element(dialog().getByLabelText('Usar la cámara del teléfono')).toBeInTheDocument();
  await expect.element(dialog().getByLabelText('Elegir archivo')).toBeInTheDocument();
  // The next press goes to the phone's own camera.
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  const input = document.querySelector('input[type=file][capture]') as HTMLInputElement;
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  input.addEventListener('click', (event) => event.preventDefault(), { once: true });
  input.dispatchEvent(press);
  expect(camera.open).toHaveBeenCalledTimes(1);
});

test('a black camera picture is reported, and the camera continues once it shows something', async () => {
  await opens('black');
  await expect.element(guide('La cámara no muestra nada.')).toBeVisible();
  await expect.element(dialog().getByLabelText('Usar la cámara del teléfono')).toBeInTheDocument();
  camera.show('table');
  await expect.element(guide('Pon la tarjeta dentro del marco')).toBeVisible();
  await expect.element(dialog().getByRole('button', { name: 'Tomar foto' })).toBeVisible();
});

test('losing the camera to another app is reported', async () => {
  await opens('table');
  await expect.element(guide('Pon la tarjeta dentro del marco')).toBeVisible();
  camera.takeAway();
  await expect.element(guide('Otra app está usando la cámara.')).toBeVisible();
});

test('on a computer the files open, not a camera', async () => {
  await page.viewport(1280, 800);
  camera = fakeCamera('card');
  const { screen } = await openDocument('identity_card_front');
  await expect.element(screen.getByLabelText('Elegir archivo', { exact: false }).first()).toBeInTheDocument();
  expect(document.querySelector('input[type=file][capture]')).toBeNull();
});

test('inside another app the phone’s own camera opens, and one sentence says how to get out', async () => {
  await page.viewport(360, 740);
  camera = fakeCamera('card');
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (Linux; Android 13; wv) AppleWebKit/537.36 Chrome/125.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/466.0;]',
  );
  const { says } = await openDocument('identity_card_front');
  await expect.element(says('elige Abrir en Chrome')).toBeVisible();
  const input = document.querySelector('input[type=file][capture]') as HTMLInputElement;
  input.parentElement?.addEventListener('click', (event) => event.preventDefault(), { once: true });
  input.click();
  expect(camera.open).not.toHaveBeenCalled();
});
