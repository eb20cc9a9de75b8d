import { addPlugins, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** The files of this build that a phone caches, such as `/assets/main-1.js`; inserted by the build. */
declare const OFFLINE_FILES: readonly string[];

/** The service worker API used here; TypeScript's types for it can't be combined with those of a page. */
interface Worker {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: { navigationPreload?: { enable(): Promise<void> } };
  addEventListener(
    name: 'install' | 'activate',
    listener: (event: {
      waitUntil(done: Promise<unknown>): void;
      /** In browsers since 2024. */
      addRoutes?(route: { condition: { urlPattern: string }; source: 'network' }): Promise<void>;
    }) => void,
  ): void;
}
const worker = globalThis as unknown as Worker;

/** The page without a screen: it names no link and contains no personal data. */
const SHELL = '/';
/** How long to wait for a page before the phone opens its cached one, in ms. */
const TIMEOUT = 5000;

// Named after its files, so that every build has its own page.
const build = OFFLINE_FILES.reduce((sum, file) => [...file].reduce((s, c) => (s * 31 + c.charCodeAt(0)) | 0, sum), 7);

// Behind a proxy the page may come from another version than this list: such a pair is never cached.
addPlugins([
  {
    // Files the page has already fetched come from the browser's cache. The others aren't put there, because an open
    // page would then get files that a deployment has removed.
    requestWillFetch: async ({ request }) => {
      if (new URL(request.url).pathname === SHELL) return request;
      const cached = await fetch(request.url, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => null);
      return new Request(request.url, { cache: cached?.ok ? 'force-cache' : 'no-store', credentials: 'same-origin' });
    },
    cacheWillUpdate: async ({ request, response }) => {
      if (!response.ok) return null;
      return new URL(request.url).pathname !== SHELL || (await isOfThisBuild(response.clone())) ? response : null;
    },
  },
]);
precache([{ url: SHELL, revision: String(build) }, ...OFFLINE_FILES.map((url) => ({ url, revision: null }))]);
cleanupOutdatedCaches();

worker.addEventListener('install', (event) => {
  // Calls never pass through here, so they don't wait for this worker to start, and none is lost when a page is left.
  const past = event.addRoutes?.({ condition: { urlPattern: '/api/*' }, source: 'network' });
  event.waitUntil(Promise.all([past?.catch(() => undefined), worker.skipWaiting()]));
});
worker.addEventListener('activate', (event) => {
  // The browser itself requests pages, while this worker starts and with its own headers (navigation preload).
  event.waitUntil(Promise.all([worker.registration.navigationPreload?.enable(), worker.clients.claim()]));
});

// Network first for scripts, too: a file that a deployment removed must fail to load, or an old page would keep using
// it.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => fetch(request).catch(async () => (await matchPrecache(request)) ?? Response.error()),
);
registerRoute(
  new NavigationRoute(
    async ({ request, event }) => {
      const { preloadResponse } = event as unknown as { preloadResponse?: Promise<Response | undefined> };
      const fromNetwork = Promise.resolve(preloadResponse).then((answer) => answer ?? fetch(request));
      try {
        // Somebody who reloads a slow page wants that page: the shell would only request it again.
        return await (request.cache === 'default' ? Promise.race([fromNetwork, tooSlow()]) : fromNetwork);
      } catch {
        return (await shell()) ?? fromNetwork;
      }
    },
    { denylist: [/^\/(staff|api)(\/|$)/, /\.[^/]*\w$/] },
  ),
);

function tooSlow(): Promise<never> {
  return new Promise((_, reject) => setTimeout(reject, TIMEOUT));
}

/** The cached page, marked as such. */
async function shell(): Promise<Response | null> {
  const kept = await matchPrecache(SHELL);
  if (!kept) return null;
  const headers = new Headers(kept.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response((await kept.text()).replace('<html ', '<html data-shell '), { headers });
}

async function isOfThisBuild(page: Response): Promise<boolean> {
  const named = [...(await page.text()).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
  return named.length > 0 && named.every((file) => OFFLINE_FILES.includes(file));
}
