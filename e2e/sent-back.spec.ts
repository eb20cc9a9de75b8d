import { expect, test } from '@playwright/test';
import { DrawnDocuments } from './driver/drawn-documents.ts';
import type { DriverFile } from './driver/driver-file.ts';
import { makeDocuments, openSent } from './driver/journey-files.ts';
import { Applicant } from './driver/steps.ts';

test.use({ locale: 'es-MX' });

test('a paper sent back twice says why each time, and is accepted after the second correction', {
  tag: '@phone',
}, async ({ page, browser }) => {
  const driver = new Applicant(page);
  const file = await openSent(await makeDocuments(browser), page);
  const documents = new DrawnDocuments(browser);
  const photos = [await documents.photo('INE primera'), await documents.photo('INE segunda')];
  const reasons = [
    ['blurred_or_dark', 'La foto salió borrosa u oscura.'],
    ['corners_cut_off', 'Lo que enviaste tiene las esquinas cortadas.'],
  ] as const;
  for (const [i, [reason, words]] of reasons.entries()) {
    await file.reject('identity_card_front', reason);
    await page.goto(`/${file.id}`);
    await driver.sees('Necesitamos que corrijas algo');
    await page.getByRole('link', { name: /INE Frente/ }).click();
    await driver.sees('INE Frente');
    await expect(page.getByText(words)).toBeVisible();
    await driver.chooses('Elegir archivo', photos[i]!);
    await driver.presses('Continuar');
    await expect.poll(async () => stateOf(file)).toBe('pending');
  }
  await page.goto(`/${file.id}`);
  await driver.sees('¡Recibimos tu solicitud!');
});

async function stateOf(file: DriverFile) {
  const { documents } = (await file.read()).documentsAnalysis;
  return documents.find(({ type }) => type === 'identity_card_front')?.status;
}
