import type { Page } from '@playwright/test';

/** The page is hydrated. */
export async function appStands(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('standing').length > 0);
}
