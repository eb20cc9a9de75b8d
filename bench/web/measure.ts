import { type Browser, type CDPSession, devices, type Page } from 'playwright';

export interface Target {
  name: string;
  url: string;
  /** The element that must exist and respond for the page to count as ready. */
  ready: string;
  /** A field to type into afterwards, to measure key latency. */
  field?: string;
  /** Cookie of a signed-in person. */
  cookie?: { name: string; value: string };
}

export interface Sample {
  requests: number;
  /** The scripts received before the page was ready: bodies as sent (brotli), in bytes. */
  scripts: Record<string, number>;
  /** Their sum. */
  js: number;
  /** Requests to other hosts than the product. */
  foreign: string[];
  /** The final screen. */
  screen: string;
  /** Everything until the network was idle, with headers, in bytes. */
  all: number;
  fcp: number;
  lcp: number;
  /** Time of hydration, ms; null for a page that isn't server-rendered. */
  standing: number | null;
  ready: number;
  cls: number;
  /** Time beyond 50 ms of the long tasks after the first paint, ms. */
  blocking: number;
  /** The slowest key, ms; null without a field. */
  inp: number | null;
  faults: string[];
}

/**
 * Phone networks: latency per request in ms, bytes/s down and up. Slow 4G as Lighthouse models it; slow 3G as drivers have it out
 * of town.
 */
export const networks = {
  'slow-4g': { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
  'slow-3g': { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 },
};
export type Network = keyof typeof networks;

let network: Network = 'slow-4g';

/** Applies this network to everything from here on. */
export function choose(chosen: Network): void {
  network = chosen;
}
export const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  // This user agent makes the server treat it as a phone.
  userAgent: devices['Pixel 5'].userAgent,
  locale: 'es-MX',
};

/** Gives a page a phone's network, and a processor slowed down four times. */
export async function slowPhone(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', networks[network]);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** One cold load on a slow network with a CPU four times slower. */
export async function measure(browser: Browser, target: Target): Promise<Sample> {
  const context = await browser.newContext(phone);
  // For the whole host: a cookie for the page's path would not be sent with calls.
  if (target.cookie) await context.addCookies([{ ...target.cookie, url: new URL(target.url).origin }]);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  const cdp = await context.newCDPSession(page);
  await slowPhone(cdp);
  let all = 0;
  let requests = 0;
  const foreign = new Set<string>();
  cdp.on('Network.requestWillBeSent', ({ request }) => {
    requests++;
    const { protocol, origin } = new URL(request.url);
    if (protocol.startsWith('http') && origin !== new URL(target.url).origin) foreign.add(origin);
  });
  cdp.on('Network.loadingFinished', (event) => {
    all += event.encodedDataLength;
  });
  // The page reports on its own: for polling from outside it would have to compile a tool of 330 KB during its start.
  const ready = new Promise<void>((resolve) => cdp.once('Runtime.bindingCalled', () => resolve()));
  await cdp.send('Runtime.enable');
  await cdp.send('Runtime.addBinding', { name: 'announceReady' satisfies keyof Window });
  await page.addInitScript(probe, target.ready);
  // The test browser prepares two processes for each new tab. On two cores that work would be counted as the page's: it made a page of one
  // heading take 430 instead of 250 ms.
  await page.waitForTimeout(1500);
  await page.goto(target.url, { waitUntil: 'commit', timeout: 120_000 });
  await ready;
  await page.waitForFunction(appStands, null, { timeout: 60_000 });
  // Late layout shifts (from the font, which comes last) belong to the load.
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(1500);
  const noted = await page.evaluate(() => window.noted);
  const scripts = await page.evaluate(scriptBytes);
  const sample: Sample = {
    requests,
    scripts,
    js: Object.values(scripts).reduce((sum, bytes) => sum + bytes, 0),
    foreign: [...foreign],
    screen: new URL(page.url()).pathname,
    all,
    fcp: noted.fcp,
    lcp: noted.lcp,
    standing: await page.evaluate(() => performance.getEntriesByName('standing')[0]?.startTime ?? null),
    ready: noted.ready,
    cls: noted.cls,
    blocking: blockingTime(noted.long, noted.fcp),
    inp: target.field ? await slowestKey(page, target.field) : null,
    faults,
  };
  await context.close();
  return sample;
}

/** Whether the page is hydrated and asks for its font; true for a page that isn't server-rendered. */
function appStands(): boolean {
  return !document.getElementById('drawn') || document.documentElement.dataset.drawn !== undefined;
}

function scriptBytes(): Record<string, number> {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const arrived = resources.filter((r) => r.responseEnd <= window.noted.ready);
  const scripts = arrived.map((r) => [new URL(r.name).pathname, r.encodedBodySize] as const);
  return Object.fromEntries(scripts.filter(([path]) => path.endsWith('.js')));
}

async function slowestKey(page: Page, field: string): Promise<number> {
  await page.evaluate(() => {
    window.noted.events.length = 0;
  });
  await page.locator(field).first().tap();
  await page.keyboard.type('Guadalupe55', { delay: 40 });
  await page.keyboard.press('Tab');
  await page.waitForTimeout(600);
  const events = await page.evaluate(() => window.noted.events);
  // Event Timing reports nothing below 16 ms.
  return Math.max(16, ...events.map(([, ms]) => ms));
}

function blockingTime(long: [number, number][], from: number): number {
  return long
    .filter(([start]) => start + 50 > from)
    .reduce((sum, [start, ms]) => sum + Math.max(0, Math.min(ms, start + ms - from) - 50), 0);
}

/** The page's own record of its load. */
interface Noted {
  fcp: number;
  /** Paint time of the largest picture or text. */
  lcp: number;
  cls: number;
  /** Start and length of each long task, ms. */
  long: [number, number][];
  /** Interaction and length, ms. */
  events: [number, number][];
  /** When the awaited element existed, a frame was produced and the main thread responded; 0 before. */
  ready: number;
}

declare global {
  interface Window {
    noted: Noted;
    /** Notifies the measuring process. */
    announceReady(nothing: string): void;
  }
}

/** Runs in the page before any of its scripts. */
function probe(awaited: string): void {
  const noted: Noted = { fcp: 0, lcp: 0, cls: 0, long: [], events: [], ready: 0 };
  window.noted = noted;
  const observe = (type: string, note: (entry: never) => void, extra = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach((e) => void note(e as never))).observe({
      type,
      buffered: true,
      ...extra,
    });
  observe('paint', (e: PerformanceEntry) => {
    if (e.name === 'first-contentful-paint') noted.fcp = e.startTime;
  });
  observe('largest-contentful-paint', (e: PerformanceEntry) => {
    noted.lcp = e.startTime;
  });
  observe('layout-shift', (e: { hadRecentInput: boolean; value: number }) => {
    if (!e.hadRecentInput) noted.cls += e.value;
  });
  observe('longtask', (e: PerformanceEntry) => noted.long.push([e.startTime, e.duration]));
  observe(
    'event',
    (e: { interactionId?: number; duration: number }) => {
      if (e.interactionId) noted.events.push([e.interactionId, e.duration]);
    },
    { durationThreshold: 16 },
  );
  const look = () => {
    const element = document.querySelector(awaited);
    if (!element?.getClientRects().length) return void setTimeout(look, 8);
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      if (noted.ready) return;
      noted.ready = performance.now();
      window.announceReady('');
    };
    requestAnimationFrame(() => channel.port2.postMessage(0));
  };
  look();
}
