import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { chooseIn, fileInputs, goneFile } from '../../lib/files/testing/gone-file.ts';
import { chooseLanguage } from '../../lib/language.ts';
import { applicationOf, openApplication } from '../testing/test-application.ts';
import HomePhotosScreen from './home-photos.tsx';
import { fakeHomeVisit } from './testing/fake-home-visit.ts';

const home = location.pathname + location.search;
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  history.replaceState(null, '', home);
  await page.viewport(360, 740);
});

test.each([360, 1280])('a photo that cannot be read any more says so at every input (%i px)', async (width) => {
  chooseLanguage('es');
  await page.viewport(width, 740);
  const homeImages = { homeImagesFront: [], homeImagesGarage: [], homeImagesSurroundings: [] };
  const application = applicationOf({ status: 'home_visit', homeVisit: { status: 'pending', images: [], homeImages } });
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
