import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Role } from '../../contract/staff/roles.ts';
import { type Desk, takeDesk } from '../contact-sheet/console/site.ts';

export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

/** A browser with a signed-in member of staff, for journeys about something else. */
export async function openAs(
  browser: Browser,
  role: Role,
  name: string,
  device: BrowserContextOptions = { viewport: { width: 1280, height: 800 } },
): Promise<{ page: Page; desk: Desk }> {
  const desk = await takeDesk(role, name);
  const baseURL = process.env.PUBLIC_URL ?? '';
  const context = await browser.newContext({ ...device, baseURL, locale: 'es-MX' });
  await context.addCookies([{ ...desk.cookie, url: baseURL }]);
  return { page: await context.newPage(), desk };
}
