import { expect, test } from '@playwright/test';
import { DriverFile } from './driver/driver-file.ts';
import { before, makeScreenshots } from './driver/journey-files.ts';
import { recordScreens } from './driver/screenshots/record.ts';
import { Applicant } from './driver/steps.ts';

// The format of phones, and that of browsers.
for (const type of ['video/mp4', 'video/webm'] as const)
  test(`one recording of the screen (${type}) fills twelve weeks, and stays on the phone`, async ({
    page,
    browser,
  }) => {
    const driver = new Applicant(page);
    const file = await DriverFile.open('mx');
    const { profile, weeks } = await makeScreenshots(browser, [...Array(12).keys()]);
    const video = await recordScreens(browser, weeks, type);
    test.skip(video === null, `This browser doesn't write ${type}.`);
    await before.contact(file);
    await file.screenshot('uber', 'profile', profile);
    await page.goto(`/platforms/uber?id=${file.id}`);
    await driver.sees('0 de 12 semanas');
    const sent = new Set<string>();
    page.on('request', (request) => {
      const body = request.postDataBuffer()?.toString('latin1') ?? '';
      for (const [, kind = ''] of body.matchAll(/Content-Type: (\w+\/\w+)/g)) sent.add(kind);
    });
    await driver.chooses('Subir capturas', video!);
    await expect(page.getByRole('heading', { level: 1, name: /Uber quedó conectado/ })).toBeVisible({
      timeout: 240_000,
    });
    expect(sent.has(type)).toBe(false);
  });
