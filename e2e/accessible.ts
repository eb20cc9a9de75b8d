import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The screen as it stands breaks no rule of accessibility. */
export async function expectAccessible(page: Page): Promise<void> {
  // A screen that still fades in has the contrast of neither state.
  await page.waitForTimeout(250);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target.join(' ')).join(', ')}`);
  expect(found, page.url()).toEqual([]);
}
