import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './driver/accessible.ts';
import { makePapers, openSent } from './driver/journey-files.ts';
import { Keyboard } from './driver/keyboard.ts';
import { inviteStaff } from './product/product.ts';
import { acceptInvitation } from './staff/sign-in.ts';

test('a complete Mexican application is found, reviewed and moved by keyboard alone @desktop', async ({
  page,
  browser,
}) => {
  const file = await openSent(await makePapers(browser));
  await acceptInvitation(page, await inviteStaff('keys.only@example.com', 'reviewer'));
  await page.setViewportSize({ width: 1440, height: 900 });
  const keys = new Keyboard(page);

  await expect(page.getByRole('heading', { name: 'Solicitudes' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(file.id);
  await expect(page.getByRole('link', { name: /María/ })).toHaveCount(1);
  await keys.goes(page.getByRole('link', { name: /María/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Datos personales' })).toBeVisible();

  await page.keyboard.press('1');
  await expect(page.getByRole('region', { name: 'Datos personales' })).toBeFocused();
  await keys.presses('Aprobar los datos');
  await expect(page.getByText('Datos aprobados: el conductor ya no puede cambiarlos.').last()).toBeVisible();
  await page.keyboard.press('2');
  await keys.presses('Aprobar todo');
  const question = page.getByRole('dialog', { name: '¿Aprobar las ganancias?' });
  await keys.goes(question.getByRole('button', { name: 'Aprobar todo' }));
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);

  await page.keyboard.press('r');
  const done = page.getByText('Ya revisaste todo lo que hay.');
  const papers = (await file.read()).documentsAnalysis.documents.filter(({ mediaId }) => mediaId !== null);
  await shown(page);
  // After a quarter turn it still fits the window.
  const picture = page.getByRole('img', { name: /, página 1$/ });
  const window = await picture.locator('..').boundingBox();
  await page.keyboard.press(']');
  await expect.poll(() => picture.boundingBox()).toEqual(window);
  await page.keyboard.press('[');
  for (let reviewed = 0; reviewed < papers.length; reviewed++) {
    await shown(page);
    await page.keyboard.press('a');
    const status =
      reviewed + 1 === papers.length ? done : page.getByText(`${reviewed + 1} de ${papers.length} revisados`);
    await expect(status).toBeVisible();
  }
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await expect(page.getByRole('heading', { name: 'Datos personales' })).toBeVisible();
  await page.keyboard.press('m');
  await keys.presses('Pasar a Videollamada');
  const dialog = page.getByRole('dialog', { name: 'Pasar a Videollamada' });
  await keys.types('¿Por qué?', 'Todo en orden');
  await keys.goes(dialog.getByRole('button', { name: 'Pasar a Videollamada' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  expect((await file.read()).status).toBe('home_visit');
});

/** The picture of the paper is on the screen, so that it may be approved. */
async function shown(page: Page): Promise<void> {
  const picture = page.getByRole('img', { name: /, página 1$/ });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0)).toBe(true);
}
