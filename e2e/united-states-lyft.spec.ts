import { expect, test } from '@playwright/test';
import { dateIn, wantedWeeks } from '../contract/earnings/weeks.ts';
import { expectAccessible } from './driver/accessible.ts';
import { DrawnPapers } from './driver/papers.ts';
import { profileScreen, weekScreen } from './driver/screenshots/driver-apps.ts';
import { renderScreenshots } from './driver/screenshots/render.ts';
import { Applicant } from './driver/steps.ts';
import { fillPersonalData, sendUnitedStatesDocuments, startApplication } from './driver/united-states.ts';
import { newLink } from './product/product.ts';

test('a driver in Texas gets from the link to a submitted application on a computer, with Lyft @desktop', {
  tag: '@core',
}, async ({ page, browser }) => {
  const driver = new Applicant(page);
  const { url } = await newLink('us');
  await startApplication(driver, url);

  await test.step('Lyft: profile and twelve weeks', async () => {
    await driver.presses(/Lyft/);
    await driver.sees('Connect Lyft');
    await driver.presses('Upload my screenshots');
    await driver.sees('Your Lyft profile');
    const weeks = wantedWeeks(dateIn('America/Chicago', new Date()));
    const [profile] = await renderScreenshots(browser, { profile: profileScreen('lyft', 'Jordan Whitfield', 4.87) });
    await driver.chooses('Choose screenshot', profile!);
    await expect(page.getByText('Jordan Whitfield')).toBeVisible();
    await driver.presses('Continue to my earnings');
    await driver.sees('0 of 12 weeks');
    // Newest last: the order of choosing doesn't matter.
    const screens = weeks.toReversed().map((week, i) => [`week-${i + 1}`, weekScreen('lyft', week, 812.25 + i * 31)]);
    await driver.chooses('Upload screenshots', await renderScreenshots(browser, Object.fromEntries(screens)));
    await expect(page.getByRole('heading', { level: 1, name: /Lyft is connected/ })).toBeVisible({ timeout: 240_000 });
    await expectAccessible(page);
    await driver.presses('Continue');
    await page.waitForURL(/personal-data|earnings-analysis/);
    if (page.url().includes('earnings-analysis')) await driver.presses('Continue');
  });

  await fillPersonalData(driver);
  await sendUnitedStatesDocuments(driver, new DrawnPapers(browser));

  await test.step('all answers are checked and submitted', async () => {
    await driver.sees('Does everything look right?');
    await expect(page.getByText('***-**-6789')).toBeVisible();
    await expect(page.getByText(/12 weeks · average/)).toBeVisible();
    await driver.presses('Send my application');
    await page.waitForURL(/\/documents-success/);
    await driver.sees('Data sent correctly');
  });
});
