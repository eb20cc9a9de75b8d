import { QueryClientProvider } from '@tanstack/react-query';
import type { LiveEvents } from '@volante/contract/staff/live.ts';
import type { Me } from '@volante/contract/staff/me.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { queryClient } from '../../../lib/queries.ts';
import { meAs, workAs } from '../../testing/played-server.ts';
import { getSession } from '../session.ts';
import { LiveLine } from './live-line.tsx';

interface PlayedStream {
  send<Name extends keyof LiveEvents>(name: Name, data: LiveEvents[Name]): void;
  comment(): void;
  end(): void;
}

let streams: PlayedStream[];
let opens: (signal: AbortSignal) => Response;
let me: Me;

beforeEach(() => {
  streams = [];
  me = meAs('reviewer');
  opens = (signal) => new Response(playStream(signal), { headers: { 'content-type': 'text/event-stream' } });
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (String(input).endsWith('/staff/me')) return Response.json({ data: me });
    if (!String(input).endsWith('/staff/events')) throw new Error(`${input} was not expected`);
    return opens(init?.signal as AbortSignal);
  });
});
afterEach(async () => {
  await cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function playStream(signal: AbortSignal): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      signal.addEventListener('abort', () => controller.error(signal.reason));
      const write = (text: string) => controller.enqueue(new TextEncoder().encode(text));
      streams.push({
        send: (name, data) => write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
        comment: () => write(': heartbeat\n\n'),
        end: () => controller.close(),
      });
    },
  });
}

/** Shows the line, with the stream open; counts how often each key is read. */
async function begin(keys: readonly string[][]) {
  workAs(meAs('reviewer'));
  const reads: Record<string, number> = {};
  const screen = await render(
    <QueryClientProvider client={queryClient()}>
      <LiveLine />
    </QueryClientProvider>,
  );
  for (const queryKey of keys) {
    const name = queryKey.join(' ');
    reads[name] = 0;
    const observer = queryClient()
      .getQueryCache()
      .build(queryClient(), {
        queryKey,
        queryFn: () => ({ revision: 1, reads: ++reads[name]! }),
      });
    await observer.fetch();
  }
  await expect.poll(() => streams.length).toBe(1);
  streams[0]!.send('hello', { at: '2026-11-23T10:00:00Z' });
  return { screen, reads };
}

const stale = (...key: string[]) => queryClient().getQueryState(key)?.isInvalidated;
const status = () => document.querySelector('[role=status]')?.textContent;

test('a changed application makes its own data stale, unless a later change of it is shown', async () => {
  await begin([
    ['case', 'a'],
    ['timeline', 'a'],
    ['case', 'b'],
    ['presence', 'a'],
  ]);
  streams[0]!.send('application', { applicationId: 'b', revision: 0 });
  streams[0]!.send('application', { applicationId: 'a', revision: 2 });
  await expect.poll(() => stale('case', 'a')).toBe(true);
  expect(stale('timeline', 'a')).toBe(true);
  expect(stale('case', 'b')).toBe(false);
  expect(stale('presence', 'a')).toBe(false);
});

test('a note or match makes an application stale that was read a moment ago, though its revision did not increase', async () => {
  await begin([
    ['case', 'a'],
    ['matches', 'a'],
  ]);
  const seen = { revision: 3 };
  queryClient().setQueryData(['case', 'a'], seen);
  streams[0]!.send('application', { applicationId: 'a', revision: 2 });
  streams[0]!.send('queue', {});
  streams[0]!.send('application', { applicationId: 'a', revision: 3 });
  await expect.poll(() => stale('matches', 'a')).toBe(true);
  expect(stale('case', 'a')).toBe(true);
});

test('counts and news of the queue are refetched, its rows stay in place', async () => {
  await begin([['counts'], ['news', ''], ['rows', '']]);
  streams[0]!.send('queue', {});
  await expect.poll(() => stale('counts'), { timeout: 5000 }).toBe(true);
  expect(stale('news', '')).toBe(true);
  expect(stale('rows', '')).toBe(false);
});

test('changed hours make free slots stale, and no application', async () => {
  await begin([['advisors'], ['slots', 'mx'], ['case', 'a']]);
  streams[0]!.send('availability', {});
  await expect.poll(() => stale('advisors')).toBe(true);
  expect([stale('slots', 'mx'), stale('case', 'a')]).toEqual([true, false]);
});

test('after an interruption everything shown is refetched, and only a long one is mentioned', async () => {
  await begin([['case', 'a'], ['counts'], ['rows', '']]);
  streams[0]!.end();
  await expect.poll(() => streams.length, { timeout: 5000 }).toBe(2);
  expect(status()).toBe('');
  expect(stale('case', 'a')).toBe(false);
  streams[1]!.send('hello', { at: '2026-11-23T10:00:05Z' });
  await expect.poll(() => stale('case', 'a')).toBe(true);
  expect(stale('counts')).toBe(true);
  expect(stale('rows', '')).toBe(false);
  opens = () => new Response(null, { status: 503 });
  streams[1]!.end();
  await expect.poll(status, { timeout: 8000 }).toContain('conexión en vivo');
});

test('roles that changed, which ends the stream, are learned when it is back', async () => {
  await begin([]);
  me = meAs('advisor');
  streams[0]!.end();
  await expect.poll(() => streams.length, { timeout: 5000 }).toBe(2);
  streams[1]!.send('hello', { at: '2026-11-23T10:00:05Z' });
  await expect.poll(() => getSession().me?.account.roles).toEqual(['advisor']);
});

test('a lost network is reported at once, and used again as soon as it is back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { screen } = await begin([]);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  opens = () => {
    throw new TypeError('the network is away');
  };
  dispatchEvent(new Event('offline'));
  await expect.element(screen.getByText(/^Sin conexión\. Lo que escribes se queda aquí/)).toBeInTheDocument();
  online.mockReturnValue(true);
  opens = (signal) => new Response(playStream(signal), { headers: { 'content-type': 'text/event-stream' } });
  expect(streams).toHaveLength(1);
  // No time passes.
  dispatchEvent(new Event('online'));
  await expect.poll(() => streams.length).toBe(2);
  streams[1]!.send('hello', { at: '2026-11-23T10:00:05Z' });
  await expect.poll(status).toBe('');
});

test('a stream that is silent for 45 s counts as lost', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await begin([]);
  const opened = () => streams.length;
  await vi.advanceTimersByTimeAsync(40_000);
  streams[0]!.comment();
  await vi.advanceTimersByTimeAsync(40_000);
  expect(opened()).toBe(1);
  await vi.advanceTimersByTimeAsync(8000);
  expect(opened()).toBe(2);
});

test('signing out elsewhere shows the sign-in over the page, and nothing is retried', async () => {
  await begin([]);
  streams[0]!.send('signed_out', {});
  streams[0]!.end();
  await expect.poll(() => getSession().phase).toBe('ended');
  expect(streams.length).toBe(1);
});

test('a stream that is refused because the session is over asks to sign in', async () => {
  opens = () => new Response(null, { status: 401 });
  workAs(meAs('reviewer'));
  await render(<LiveLine />);
  await expect.poll(() => getSession().phase).toBe('ended');
});
