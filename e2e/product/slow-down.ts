import type { CDPSession, Page } from '@playwright/test';

/** Bytes per second, and ms per round trip; unset values stay as they were. */
export async function slowDown(
  page: Page,
  speed: { download?: number; upload?: number; latency?: number },
): Promise<void> {
  // Throttling set by one session can't be undone by another.
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: speed.latency ?? 0,
    downloadThroughput: speed.download ?? -1,
    uploadThroughput: speed.upload ?? -1,
  });
}

const sessions = new WeakMap<Page, CDPSession>();
