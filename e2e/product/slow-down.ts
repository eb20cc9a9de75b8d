import type { CDPSession, Page } from '@playwright/test';

/** Bytes a second, and ms a round trip; what is not given is as fast as it was. */
export async function slowDown(
  page: Page,
  speed: { download?: number; upload?: number; latency?: number },
): Promise<void> {
  // What one session slowed down another does not make faster.
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
