import type { HomeImages, HomePhotoStep } from '@volante/contract/home-visit/rules.ts';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { readKept } from '../../lib/files/kept-files.ts';
import { chooseIn, fileInputs, goneFile } from '../../lib/files/testing/gone-file.ts';
import { chooseLanguage } from '../../lib/language.ts';
import { startToasts } from '../../ui/toasts/toast.ts';
import { currentApplication } from '../application/application.ts';
import { fakeCamera } from '../documents/testing/test-camera.ts';
import { leaveOnPhone } from '../testing/fake-uploads.ts';
import { applicationOf, openApplication } from '../testing/test-application.ts';
import { newKey } from '../uploads/take-up.ts';
import HomePhotosScreen from './home-photos.tsx';
import { fakeHomeVisit } from './testing/fake-home-visit.ts';
import { offerLivePhotos } from './use-live-photo.tsx';

const home = location.pathname + location.search;
const front = { homeImagesFront: ['a', 'b'] };
const noImages: HomeImages = { homeImagesFront: [], homeImagesGarage: [], homeImagesSurroundings: [] };

beforeAll(startToasts);
beforeEach(() => {
  chooseLanguage('es');
  offerLivePhotos();
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  history.replaceState(null, '', home);
  await page.viewport(360, 740);
});

const newApplication = () =>
  applicationOf({ status: 'home_visit', homeVisit: { status: 'pending', images: [], homeImages: noImages } });

async function open(step: number | null, start: Partial<HomeImages> = {}, application = newApplication()) {
  openApplication(application);
  const server = fakeHomeVisit(start);
  vi.spyOn(window, 'fetch').mockImplementation(server.answer);
  vi.stubGlobal('XMLHttpRequest', server.Network);
  history.replaceState(null, '', `/home-image-upload?id=${application.id}${step === null ? '' : `&step=${step}`}`);
  const screen = await render(<HomePhotosScreen />);
  const choose = async (...files: File[]) => {
    const input = screen.getByLabelText('Elegir de mis fotos');
    await expect.element(input).toBeInTheDocument();
    await userEvent.upload(input.element() as HTMLInputElement, files);
  };
  const says = (text: string) => screen.getByText(text, { exact: false }).first();
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  return { screen, server, application, choose, says, button };
}

async function photo(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(64, 48);
  canvas.getContext('2d')?.fillRect(0, 0, 64, 48);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], name, { type: 'image/jpeg' });
}

test('inside another app, where cameras often do not open, one sentence says how to get out', async () => {
  await page.viewport(360, 740);
  const agent = 'Mozilla/5.0 (Linux; Android 13; wv) AppleWebKit/537.36 Chrome/125.0 Mobile Safari/537.36';
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  const { says } = await open(0);
  await expect.element(says('elige Abrir en Chrome')).toBeVisible();
});

test('a photo taken in the page is saved with its challenge, and the camera stops', async () => {
  await page.viewport(360, 740);
  const camera = fakeCamera('table');
  const { screen, server, says } = await open(0);
  await expect.element(screen.getByLabelText('Toca para abrir la cámara')).toBeInTheDocument();
  (screen.getByLabelText('Toca para abrir la cámara').element() as HTMLElement).click();
  await expect.element(says('con tu mano en el marco de la puerta')).toBeVisible();
  const shutter = screen.getByRole('button', { name: 'Tomar foto' });
  await expect.element(shutter).toBeEnabled();
  // The played camera's picture covers the dialog.
  (shutter.element() as HTMLElement).click();
  await expect.element(says('Falta 1 foto')).toBeVisible();
  expect(camera.isOn()).toBe(false);
  expect(server.state.captures).toEqual([{ mediaId: 'media-1', ageMinutes: 0, token: 'token' }]);
  camera.put();
});

test('where the page can’t use the camera, the phone’s own opens', async () => {
  await page.viewport(360, 740);
  const camera = fakeCamera(new DOMException('', 'NotAllowedError'));
  const { screen } = await open(0);
  await expect.element(screen.getByLabelText('Toca para abrir la cámara')).toBeInTheDocument();
  const input = screen.getByLabelText('Toca para abrir la cámara').element() as HTMLInputElement;
  const native = vi.fn((event: Event) => event.preventDefault());
  input.click();
  input.addEventListener('click', native);
  await expect.poll(() => native.mock.calls.length).toBe(1);
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  // From then on without a detour.
  input.click();
  expect(native).toHaveBeenCalledTimes(2);
  expect(camera.open).toHaveBeenCalledTimes(1);
  camera.put();
});

test('a step needs all its photos; each is saved on arrival', async () => {
  const { server, choose, says, button } = await open(0);
  await expect.element(says('Faltan 2 fotos')).toBeVisible();
  await expect.element(button('Siguiente')).toBeDisabled();
  await choose(await photo('uno.jpg'));
  await expect.element(says('Falta 1 foto')).toBeVisible();
  await expect.poll(() => server.state.saves).toEqual([{ homeImagesFront: ['media-1'] }]);
  await choose(await photo('dos.jpg'));
  await expect.element(says('Ya están todas')).toBeVisible();
  await button('Siguiente').click();
  await expect.element(says('Tu cochera')).toBeVisible();
  expect(server.state.images.homeImagesFront).toEqual(['media-1', 'media-2']);
  expect(currentApplication()?.homeVisit?.images).toEqual(['media-1', 'media-2']);
});

test('a computer continues when the phone has sent a step’s photos, not when it sent them itself', async () => {
  await page.viewport(1280, 800);
  const { server, screen, says, button } = await open(0);
  await expect.element(says('Esperando tus fotos')).toBeVisible();
  server.state.images.homeImagesFront = ['a', 'b'];
  await expect.element(says('Tu cochera')).toBeVisible();
  const [picker] = screen.container.querySelectorAll<HTMLInputElement>('input[type=file]');
  await userEvent.upload(picker as HTMLInputElement, await photo('cochera.jpg'));
  await expect.element(says('Ya están todas')).toBeVisible();
  await expect.element(button('Quitar cochera.jpg')).toBeVisible();
  const tile = button('Quitar cochera.jpg').element();
  const asked = vi.mocked(window.fetch).mock.calls.length;
  await expect.poll(() => vi.mocked(window.fetch).mock.calls.length).toBeGreaterThan(asked + 1);
  await expect.element(says('Tu cochera')).toBeVisible();
  expect(tile.isConnected, 'the news leave what is shown, and the focus on it').toBe(true);
  await expect.element(button('Siguiente')).toBeEnabled();
  await page.viewport(360, 740);
});

test('a chosen photo is kept on the phone until it is saved', async () => {
  const { server, application, choose, says } = await open(1);
  const kept = async () => (await readKept(application.id)).length;
  server.state.refuse.push({ at: 'save', status: 500, code: 'unknown_error' });
  await choose(await photo('cochera.jpg'));
  await expect.element(says('No se envió.')).toBeVisible();
  await expect.poll(kept).toBe(1);
  await says('Enviar otra vez').click();
  await expect.element(says('Ya están todas')).toBeVisible();
  await expect.poll(kept).toBe(0);
});

test('a photo left unsent by an earlier page is sent on opening', async () => {
  const application = newApplication();
  await leaveBehind(application.id, { step: 'homeImagesGarage', file: await photo('cochera.jpg') });
  const { server, says } = await open(1, {}, application);
  await expect.element(says('Ya están todas')).toBeVisible();
  await expect.poll(() => server.state.images.homeImagesGarage).toEqual(['media-1']);
  await expect.poll(async () => (await readKept(application.id)).length).toBe(0);
});

const media = { id: 'sent', fileName: 'cochera.jpg', mimeType: 'image/jpeg', size: 4000, url: '/nothing', pages: null };

test('a photo uploaded by an earlier page only has its step saved', async () => {
  const application = newApplication();
  await leaveBehind(application.id, { step: 'homeImagesGarage', file: await photo('cochera.jpg'), media });
  const { server } = await open(1, {}, application);
  await expect.poll(() => server.state.images.homeImagesGarage).toEqual(['sent']);
  expect(server.state.names.size).toBe(0);
});

test('a photo that an earlier page saved without learning so takes no room from the next one', async () => {
  const application = newApplication();
  const step = 'homeImagesSurroundings';
  await leaveBehind(application.id, { step, file: await photo('izquierda.jpg'), media });
  await leaveBehind(application.id, { step, file: await photo('derecha.jpg') });
  const { server, says } = await open(2, { [step]: ['sent'] }, application);
  await expect.element(says('Ya están todas')).toBeVisible();
  await expect.poll(() => server.state.images[step]).toEqual(['sent', 'media-1']);
  expect([...server.state.names.values()]).toEqual(['derecha.jpg']);
  await expect.poll(async () => (await readKept(application.id)).length).toBe(0);
});

test('a photo of an earlier page is dropped if its step was filled from elsewhere meanwhile', async () => {
  const application = newApplication();
  await leaveBehind(application.id, { step: 'homeImagesGarage', file: await photo('cochera.jpg') });
  const { server, says } = await open(1, { homeImagesGarage: ['from-another-phone'] }, application);
  await expect.element(says('Ya están todas')).toBeVisible();
  await expect.poll(async () => (await readKept(application.id)).length).toBe(0);
  expect(server.state.names.size).toBe(0);
  expect(server.state.images.homeImagesGarage).toEqual(['from-another-phone']);
});

test('with all photos present the screen opens on the success', async () => {
  const all = { ...front, homeImagesGarage: ['c'], homeImagesSurroundings: ['d', 'e'] };
  const { says } = await open(null, all);
  await expect.element(says('Ya tenemos todas tus fotos.')).toBeVisible();
});

test('the last step leads back to the step with a missing photo', async () => {
  const { says, button } = await open(2, { homeImagesSurroundings: ['d', 'e'], ...front });
  await button('Siguiente').click();
  await expect.element(says('Tu cochera')).toBeVisible();
});

test('a photo can be removed from its step', async () => {
  const { server, says, button } = await open(0, front);
  await button('Quitar a.jpg').click();
  await expect.element(says('Falta 1 foto')).toBeVisible();
  await expect.poll(() => server.state.images.homeImagesFront).toEqual(['b']);
});

test('a photo that could not be deleted comes back with a message', async () => {
  const { server, screen, says, button } = await open(0, front);
  server.state.refuse.push({ at: 'save', status: 500, code: 'unknown_error' });
  await button('Quitar a.jpg').click();
  await expect.element(says('No pudimos quitar la foto')).toBeInTheDocument();
  await expect.element(button('Quitar a.jpg')).toBeVisible();
  await expect.element(screen.getByText('Ya están todas', { exact: false })).toBeVisible();
});

test('the phone refuses a file that is no photo, and a photo refused by the server frees its place', async () => {
  const { server, choose, says, button } = await open(1);
  await choose(new File(['%PDF-1.4 …'], 'casa.jpg', { type: 'image/jpeg' }));
  await expect.element(says('Este tipo de archivo no nos sirve')).toBeVisible();
  server.state.refuse.push({ at: 'upload', status: 422, code: 'file_unreadable' });
  await choose(await photo('rota.jpg'));
  await expect.element(says('El archivo está dañado')).toBeVisible();
  await choose(await photo('buena.jpg'));
  await expect.element(says('Ya están todas')).toBeVisible();
  await expect.element(button('Siguiente')).toBeEnabled();
});

test('a photo that failed to upload stays, and is retried without choosing it again', async () => {
  const { server, choose, says, button } = await open(1);
  server.state.refuse.push({ at: 'upload', status: 500, code: 'unknown_error' });
  await choose(await photo('cochera.jpg'));
  await expect.element(says('No se envió.')).toBeVisible();
  await expect.element(button('Siguiente')).toBeDisabled();
  await button('Enviar otra vez').click();
  await expect.element(says('Ya están todas')).toBeVisible();
});

test('from too many photos the first ones are kept, and the screen says how many fit', async () => {
  const { server, choose, says } = await open(0);
  await choose(await photo('1.jpg'), await photo('2.jpg'), await photo('3.jpg'));
  await expect.element(says('Este paso lleva 2 fotos')).toBeVisible();
  await expect.poll(() => server.state.images.homeImagesFront).toHaveLength(2);
});

test('if a step cannot be saved the driver stays there and can retry', async () => {
  const { server, says, button } = await open(0, front);
  await expect.element(says('Ya están todas')).toBeVisible();
  server.state.refuse.push({ at: 'save', status: 500, code: 'unknown_error' });
  await button('Siguiente').click();
  await expect.element(says('No pudimos guardar tus fotos')).toBeInTheDocument();
  await button('Siguiente').click();
  await expect.element(says('Tu cochera')).toBeVisible();
});

test('the back key closes a full-screen photo and stays on the step', async () => {
  const watchers: { onclose?: () => void }[] = [];
  class CloseWatcher {
    onclose?: () => void;
    constructor() {
      watchers.push(this);
    }
    destroy() {}
  }
  vi.stubGlobal('CloseWatcher', CloseWatcher);
  const { screen, choose, says } = await open(0);
  await choose(await photo('uno.jpg'));
  await screen.getByRole('button', { name: /^Ver uno/ }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  watchers.at(-1)?.onclose?.();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(says('El frente de tu casa')).toBeVisible();
});

/** The state left by a killed page. */
function leaveBehind(requestId: string, chosen: { step: HomePhotoStep; file: File; media?: object }): Promise<void> {
  return leaveOnPhone(requestId, newKey('home-photos'), { media: null, ...chosen, failure: null });
}

test('one press restores a removed photo to its place, until another photo takes it', async () => {
  const { screen, server, choose, says, button } = await open(0, front);
  await button('Quitar a.jpg').click();
  await expect.poll(() => server.state.images.homeImagesFront).toEqual(['b']);
  await screen.getByRole('button', { name: /^Deshacer/ }).click();
  await expect.element(says('Ya están todas')).toBeVisible();
  await expect.poll(() => server.state.images.homeImagesFront).toEqual(['a', 'b']);
  await expect.element(says('Foto quitada')).not.toBeInTheDocument();
  await button('Quitar b.jpg').click();
  await choose(await photo('nueva.jpg'));
  await expect.poll(() => server.state.images.homeImagesFront).toEqual(['a', 'media-1']);
  await expect.element(screen.getByRole('button', { name: /^Deshacer/ })).not.toBeInTheDocument();
});

test.each([360, 1280])('a photo that cannot be read any more says so at every input (%i px)', async (width) => {
  await page.viewport(width, 740);
  const application = newApplication();
  openApplication(application);
  const server = fakeHomeVisit({});
  vi.spyOn(window, 'fetch').mockImplementation(server.answer);
  vi.stubGlobal('XMLHttpRequest', server.Network);
  history.replaceState(null, '', `/home-image-upload?id=${application.id}&step=0`);
  const screen = await render(<HomePhotosScreen />);
  await expect.poll(() => fileInputs().length).toBeGreaterThan(0);
  for (let at = 0; at < fileInputs().length; at++) {
    chooseIn(fileInputs()[at]!, await goneFile('a.jpg', 'image/jpeg'));
    await expect.element(screen.getByText('No pudimos leer el archivo.', { exact: false })).toBeVisible();
  }
  expect(screen.getByRole('button', { name: /Reintentar|Intentar/ }).elements()).toEqual([]);
  expect(server.state.saves).toEqual([]);
});
