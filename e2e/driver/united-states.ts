import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import type { DrawnPapers } from './papers.ts';
import type { Chosen } from './screenshots/render.ts';
import type { Applicant } from './steps.ts';

/** From the link to the list of platforms. */
export function startApplication(driver: Applicant, url: string): Promise<void> {
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
export async function answerFirst(
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
export function fillPersonalData(driver: Applicant): Promise<void> {
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
export function sendUnitedStatesDocuments(driver: Applicant, papers: DrawnPapers): Promise<void> {
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
    await send('Driver’s license, front', await papers.photo('License front'));
    await send('Driver’s license, back', await papers.photo('License back', 'png'));
    await send('Proof of address', await papers.photo('Electricity bill'));
    await driver.sees('Bank statements');
    const statements: Chosen[] = [];
    for (let i = 1; i <= 6; i++) statements.push(await papers.pdf(`Statement ${i}`));
    await driver.chooses('Choose the 6 PDFs together', statements);
    await expect(page.getByText('Ready to send')).toHaveCount(6);
    await expectAccessible(page);
    await driver.presses(/^Continue$/);
  });
}
