import { expect, test } from '@playwright/test';
import { expectAccessible } from './driver/accessible.ts';
import { Applicant } from './driver/steps.ts';
import { answerFirst } from './driver/united-states.ts';
import { newLink, readWaitingList } from './product/product.ts';

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
