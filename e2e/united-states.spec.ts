import { expect, test } from '@playwright/test';
import { dateIn, wantedWeeks } from '../contract/earnings/weeks.ts';
import { expectAccessible } from './driver/accessible.ts';
import { DrawnDocuments } from './driver/drawn-documents.ts';
import { type Chosen, profileScreen, renderScreenshots, weekScreen } from './driver/driver-apps.ts';
import { Applicant } from './driver/steps.ts';
import { newLink, readWaitingList } from './product/product.ts';

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
  await sendUnitedStatesDocuments(driver, new DrawnDocuments(browser));

  await test.step('all answers are checked and submitted', async () => {
    await driver.sees('Does everything look right?');
    await expect(page.getByText('***-**-6789')).toBeVisible();
    await expect(page.getByText(/12 weeks · average/)).toBeVisible();
    await driver.presses('Send my application');
    await page.waitForURL(/\/documents-success/);
    await driver.sees('Data sent correctly');
  });
});

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
  await sendUnitedStatesDocuments(driver, new DrawnDocuments(browser));

  await test.step('all answers are checked and submitted', async () => {
    await driver.sees('Does everything look right?');
    await expect(page.getByText('Profile received')).toBeVisible();
    await driver.presses('Send my application');
    await page.waitForURL(/\/documents-success/);
  });
});

test('a driver in an unserved state learns it first, and leaves an e-mail for staff’s list', async ({ page }) => {
  const driver = new Applicant(page);
  const { url } = await newLink('us');
  const email = `ohio-${Date.now()}@example.com`;
  await page.goto(url);
  await driver.presses('Get Started');
  await answerFirst(driver, { state: 'Ohio' });
  await expect(page.getByLabel('Month', { exact: true }), 'nothing more is asked').toHaveCount(0);
  await driver.presses('Continue');
  await driver.sees('We’re not there yet');
  await expect(page.getByText('We don’t deliver cars in Ohio yet.')).toBeVisible();
  await driver.reloads('We’re not there yet');
  await page.getByLabel('Email').fill('jordan');
  await page.getByRole('button', { name: 'Let me know' }).click({ force: true });
  await expect(page.getByText('Please enter a valid email, like name@example.com')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Email').fill(email);
  await driver.presses('Let me know');
  await driver.sees('Got it. We’ll let you know');
  expect(await readWaitingList()).toMatch(new RegExp(`${email} .*Ohio`));
  // After a move to Texas the same link works.
  await driver.presses('Change my answers');
  await answerFirst(driver, { state: 'Texas', city: 'Austin' });
  await driver.presses('Continue');
  await driver.sees('Let’s start with you');
});

test('drivers who are too young read when they can apply', async ({ page }) => {
  const driver = new Applicant(page);
  const { url } = await newLink('us');
  await page.goto(url);
  await driver.presses('Get Started');
  const year = new Date().getFullYear() - 19;
  await answerFirst(driver, { state: 'Florida', city: 'Miami', year: String(year) });
  await driver.presses('Continue');
  await driver.sees('You can’t start just yet');
  await expect(page.getByText(`You can start your application on March 9, ${year + 21}.`)).toBeVisible();
  await page.goBack();
  await driver.sees('Where do you drive?');
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('Miami');
});

/** From the link to the list of platforms. */
function startApplication(driver: Applicant, url: string): Promise<void> {
  return test.step('welcome and contact', async () => {
    await driver.page.goto(url);
    await driver.sees('Your next car starts here');
    await driver.presses('Get Started');
    await answerFirst(driver, { state: 'Texas', city: 'Dallas' });
    await driver.presses('Continue');
    await driver.sees('Let’s start with you');
    await driver.types('First name', 'Jordan');
    await driver.types('Last name', 'Whitfield');
    await driver.types('Phone', '214 555 0134');
    await driver.types('Email', 'jordan.whitfield@example.com');
    await driver.presses('Continue');
    await driver.sees('Connect your platforms');
  });
}

/** Fills in the questions that decide whether the driver can be served, without continuing. */
async function answerFirst(
  driver: Applicant,
  { state, city, year = '1988' }: { state: string; city?: string; year?: string },
): Promise<void> {
  const { page } = driver;
  await driver.sees('Where do you drive?');
  await page.getByLabel('State', { exact: true }).selectOption(state);
  if (!city) return;
  await page.getByLabel('City', { exact: true }).selectOption(city);
  await page.getByLabel('Month', { exact: true }).selectOption({ label: 'March' });
  await driver.types('Day', '9');
  await driver.types('Year', year);
}

/** The form of the United States; the SSN is unique per application. */
function fillPersonalData(driver: Applicant): Promise<void> {
  const { page } = driver;
  return test.step('personal data', async () => {
    await driver.sees('Your personal information');
    // Asked at the start, and not again.
    await expect(page.getByText('Dallas, Texas')).toBeVisible();
    await expect(page.getByText('Born March 9, 1988')).toBeVisible();
    await expect(page.getByLabel('City', { exact: true })).toHaveCount(0);
    const ssn = page.getByLabel('Social Security number (SSN)');
    await ssn.pressSequentially(`${212 + Math.floor(Math.random() * 300)}${10 + Math.floor(Math.random() * 89)}6789`);
    await expect(ssn).toHaveValue(/^\d{3}-\d{2}-6789$/);
    await driver.types('Street', 'Elm Street');
    await driver.types('Number (optional)', '1401');
    await driver.types('ZIP code', '75201');
    await driver.types('Total rides', '2314');
    await page.getByLabel(/background and credit check/).check();
    await page.getByRole('button', { name: 'Continue' }).click({ force: true });
    await expect(page.getByRole('alert').filter({ hasText: 'You must accept privacy policy' })).toBeFocused();
    await expectAccessible(page);
    // A reload keeps everything but the SSN, which is never stored on the device.
    const typed = await ssn.inputValue();
    await driver.reloads('Your personal information');
    await expect(page.getByLabel('ZIP code')).toHaveValue('75201');
    await expect(ssn).toHaveValue('');
    await ssn.pressSequentially(typed);
    await page.getByLabel(/accept the privacy policy/).check();
    await driver.presses('Continue');
  });
}

/** License, address and six statements. */
function sendUnitedStatesDocuments(driver: Applicant, documents: DrawnDocuments): Promise<void> {
  const { page } = driver;
  const send = async (heading: string, file: Chosen) => {
    await driver.sees(heading);
    await expect(page.getByRole('button', { name: 'Continue', exact: true })).toHaveCount(0);
    await driver.chooses('Choose file', file);
    await expect(page.getByText('Ready to send')).toBeVisible();
    await driver.presses(/^Continue$/);
  };
  return test.step('documents', async () => {
    await driver.sees('Your documents');
    await driver.presses('Start with Driver’s license, front');
    await send('Driver’s license, front', await documents.photo('License front'));
    await send('Driver’s license, back', await documents.photo('License back', 'png'));
    await send('Proof of address', await documents.photo('Electricity bill'));
    await driver.sees('Bank statements');
    const statements: Chosen[] = [];
    for (let i = 1; i <= 6; i++) statements.push(await documents.pdf(`Statement ${i}`));
    await driver.chooses('Choose the 6 PDFs together', statements);
    await expect(page.getByText('Ready to send')).toHaveCount(6);
    await expectAccessible(page);
    await driver.presses(/^Continue$/);
  });
}
