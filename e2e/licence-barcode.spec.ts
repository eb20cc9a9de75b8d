import path from 'node:path';
import { expect, test } from '@playwright/test';
import { DriverFile } from './driver/driver-file.ts';
import { before } from './driver/journey-files.ts';
import { Applicant } from './driver/steps.ts';
import { askDatabase } from './product/database.ts';

const photo = path.join(import.meta.dirname, '../server/documents/readings/fixtures/licence-back.jpg');

test('the phone reads the barcode of a licence and sends it along with the photo', async ({ page }) => {
  const driver = new Applicant(page);
  const file = await DriverFile.open('us');
  await before.documents(file);
  await page.goto(`/documents/drivers_license_back?id=${file.id}`);
  await driver.sees(/Driver’s License Back/i);
  const reading = page.waitForEvent('worker', (worker) => worker.url().includes('worker-barcode'));
  await page.locator('input[type=file]').first().setInputFiles(photo);
  const reader = await reading;
  if (page.workers().includes(reader)) await reader.waitForEvent('close');
  const attached = page.waitForRequest((request) => request.method() === 'PATCH' && /\/documents/.test(request.url()));
  await driver.presses('Continue');
  expect((await attached).postDataJSON().updates[0].barcode).toMatch(/^@/);
  const kept = () =>
    askDatabase<{ fields: Record<string, string> }>(
      `select r.fields from phone_readings r join document_versions v on v.id = r.version_id
       join application_links l using (application_id) where l.request_id = $1`,
      [file.id],
    );
  await expect.poll(async () => (await kept())[0]?.fields ?? {}).toHaveProperty('lastName');
});
