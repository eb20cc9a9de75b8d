import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { settings } from '../../lib/settings.ts';
import { applicationOf, openApplication } from '../testing/test-application.ts';
import PalencaReturn from './widget-return.tsx';

const home = location.pathname + location.search;
vi.mock('../../lib/call/waiting.ts', async (real) => ({ ...(await real<object>()), pause: async () => undefined }));

beforeEach(() => {
  Object.assign(settings, { widget: { url: 'https://widget.example', id: 'w', sandbox: true, partner: 'Aliado' } });
});
afterEach(() => {
  vi.restoreAllMocks();
  Object.assign(settings, { widget: null });
  history.replaceState(null, '', home);
});

const account = {
  accountId: 'a-1',
  platform: 'uber',
  origin: 'widget',
  status: 'success',
  earnings: { status: 'success' },
  metrics: { status: 'success' },
} as const;

/** The calls made, as `METHOD /path?query`, and answers by path. */
function answerWith(answers: Record<string, unknown>): string[] {
  const asked: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { pathname, search } = new URL(String(input), location.href);
    asked.push(`${init?.method} ${pathname}${search}`);
    const found = Object.entries(answers).find(([path]) => pathname.endsWith(path));
    if (!found) return new Response('', { status: 500 });
    const { error } = found[1] as { error?: { code: string } };
    return error ? Response.json({ error }, { status: 404 }) : Response.json({ data: found[1] });
  });
  return asked;
}

test('back from the partner the platforms are shown, also when nothing can be loaded', async () => {
  const { id } = openApplication(applicationOf({ status: 'created' }));
  history.replaceState(null, '', `/palenca-return?id=${id}&account_id=a-1`);
  answerWith({});
  await render(<PalencaReturn />);
  await expect.poll(() => location.pathname, { timeout: 10_000 }).toBe('/platforms');
});

test('returning makes both calls, shows the account’s state, and continues', async () => {
  const before = openApplication(applicationOf({ status: 'created' }));
  history.replaceState(null, '', `/palenca-return?id=${before.id}&account_id=a-1&status=success&user_id=u`);
  const newest = { ...before, palenca: { ...before.palenca, accounts: [account] } };
  const asked = answerWith({
    '/palencaData': { platform: 'uber' },
    '/updateProfilAndEarning': { status: 'success' },
    [`/requests/${before.id}`]: newest,
  });
  await render(<PalencaReturn />);
  await expect.poll(() => location.pathname).toBe('/platforms');
  expect(asked.slice(0, 2)).toEqual([
    'GET /api/palenca/palencaData?account_id=a-1',
    `GET /api/palenca/updateProfilAndEarning?account_id=a-1&external_id=${before.id}&platform=uber`,
  ]);
});

test('an account to verify is sent by its id alone', async () => {
  const before = openApplication(applicationOf({ status: 'created' }));
  history.replaceState(null, '', `/palenca-verify?id=${before.id}&account_id=a-1&status=success&platform=didi`);
  const sent: unknown[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (_, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return Response.json({ data: { ...before, palenca: { ...before.palenca, accounts: [account] } } });
  });
  await render(<PalencaReturn />);
  await expect.poll(() => location.pathname).toBe('/platforms');
  expect(sent).toEqual([{ accountId: 'a-1', requestId: before.id }]);
});

test('an account of another person is called unknown, and the platforms are shown', async () => {
  const { id } = openApplication(applicationOf({ status: 'created', country: 'us' }));
  history.replaceState(null, '', `/palenca-verify?id=${id}&account_id=a-2`);
  answerWith({ '/palenca-accounts': { error: { code: 'account_not_found' } } });
  const screen = await render(<PalencaReturn />);
  await expect.poll(() => location.pathname).toBe('/platforms');
  await screen.unmount();
});
