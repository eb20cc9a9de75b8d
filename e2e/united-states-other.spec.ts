import { expect, test } from '@playwright/test';
import { DrawnPapers } from './driver/papers.ts';
import { profileScreen } from './driver/screenshots/driver-apps.ts';
import { renderScreenshots } from './driver/screenshots/render.ts';
import { Applicant } from './driver/steps.ts';
import { fillPersonalData, sendUnitedStatesDocuments, startApplication } from './driver/united-states.ts';
import { newLink } from './product/product.ts';

test('a driver of an unknown platform gets to a submitted application with a profile alone', async ({
  page,
  browser,
}) => {
  const driver = new Applicant(page);
  const { url } = await newLink('us');
  await startApplication(driver, url);

  await test.step('another platform: its profile', async () => {
    await driver.presses(/Another platform/);
    await driver.sees(/Connect another platform/i);
    await driver.presses('Upload my screenshots');
    await driver.sees('Your driver profile');
    const [profile] = await renderScreenshots(browser, { profile: profileScreen('other', 'Jordan Whitfield', 4.71) });
    await driver.chooses('Choose screenshot', profile!);
    await expect(page.getByText('Jordan Whitfield')).toBeVisible();
    await driver.presses('Continue');
    await driver.sees(/is connected/);
    await driver.presses('Continue');
    await page.waitForURL(/personal-data|earnings-analysis/);
    if (page.url().includes('earnings-analysis')) await driver.presses('Continue');
  });

  await fillPersonalData(driver);
  await sendUnitedStatesDocuments(driver, new DrawnPapers(browser));

  await test.step('all answers are checked and submitted', async () => {
    await driver.sees('Does everything look right?');
    await expect(page.getByText('Profile received')).toBeVisible();
    await driver.presses('Send my application');
    await page.waitForURL(/\/documents-success/);
  });
});
