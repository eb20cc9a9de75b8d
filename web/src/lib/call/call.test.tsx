import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseLanguage } from '../language.ts';
import { deferred } from '../testing/deferred.ts';
import { createCall } from './call.ts';
import { countWrite, wasLeftWriting } from './unfinished.ts';

const id = 'a1111111-1111-4111-8111-111111111111';
const sent: Request[] = [];

interface Thing {
  params: { id: string };
  query: undefined;
  body: undefined;
  result: { id: string };
}
const call = createCall<{ 'GET /things/{id}': Thing; 'POST /things/{id}/send': Thing }>({
  headers: () => ({ 'X-Sender': id }),
});

/** Simulates a server: each call gets the next answer. */
function answers(...list: (Response | Error)[]): void {
  sent.length = 0;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    sent.push(new Request(new URL(String(input), location.href), init));
    const next = list.shift();
    if (!next) throw new Error('one call too many');
    if (next instanceof Error) throw next;
    return next;
  });
}

const ok = (data: unknown) => Response.json({ data });
const refusal = (status: number, code: string, headers = {}) =>
  Response.json({ error: { code, message: '', errors: [] } }, { status, headers });
const get = () => call('GET /things/{id}', { params: { id } });
const submit = () => call('POST /things/{id}/send', { params: { id } });

// Waits end at once; the clock records how long they would have been.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }).setTimerTickMode('nextTimerAsync');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a call returns the data of the response', async () => {
  answers(ok({ id }));
  expect(await get()).toEqual({ id });
  expect(sent[0]?.url).toContain(`/api/things/${id}`);
});

test('a lost network is retried twice, then reported', async () => {
  answers(new TypeError(), new TypeError(), ok({ id }));
  expect(await get()).toEqual({ id });
  answers(new TypeError(), new TypeError(), new TypeError());
  await expect(get()).rejects.toMatchObject({ kind: 'network_error', code: 'network_error', status: 0 });
});

test('where the phone has no network a write is reported after one attempt, and a read is retried', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answers(new TypeError());
  await expect(submit()).rejects.toMatchObject({ kind: 'network_error' });
  expect(sent).toHaveLength(1);
  answers(new TypeError(), ok({ id }));
  expect(await get()).toEqual({ id });
});

test('a refusal is never tried again', async () => {
  answers(refusal(404, 'not_found_error'));
  await expect(get()).rejects.toMatchObject({ kind: 'not_found_error', code: 'not_found_error' });
  expect(sent).toHaveLength(1);
});

test('a proxy’s page instead of a server is tried again under the same key, as nothing typed was answered', async () => {
  const page = (status: number) => new Response('<html>Bad Gateway</html>', { status });
  answers(page(502), page(502), ok({ id }));
  expect(await submit()).toEqual({ id });
  expect(new Set(sent.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
  answers(page(413));
  await expect(submit()).rejects.toMatchObject({ code: 'proxy_limit', status: 413 });
});

test('a rate limit waits as long as the server asks', async () => {
  answers(refusal(429, 'rate_limited', { 'Retry-After': '2' }), ok({ id }));
  const start = performance.now();
  await get();
  expect(performance.now() - start).toBeGreaterThan(1950);
});

test('a long wait requested by a server is reported at once', async () => {
  answers(refusal(429, 'rate_limited', { 'Retry-After': '120' }));
  await expect(get()).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 120_000 });
});

test('a write says in which language its screen is', async () => {
  answers(ok({ id }), ok({ id }));
  chooseLanguage('en');
  await submit();
  chooseLanguage('es');
  await submit();
  expect(sent.map((request) => request.headers.get('X-Language'))).toEqual(['en', 'es']);
});

test('the retries of a write carry the same key, another write carries another', async () => {
  answers(refusal(503, 'server_unavailable_error'), ok({ id }), ok({ id }));
  await submit();
  await submit();
  const keys = sent.map((request) => request.headers.get('Idempotency-Key'));
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[0]);
  expect(sent.every((request) => request.headers.get('X-Sender') === id)).toBe(true);
});

test('an aborted call ends at once, with the reason given', async () => {
  answers(new TypeError(), new TypeError(), new TypeError());
  const controller = new AbortController();
  const pending = call('GET /things/{id}', { params: { id }, signal: controller.signal });
  setTimeout(() => controller.abort('left'), 100);
  await expect(pending).rejects.toBe('left');
});

afterEach(() => sessionStorage.clear());

const leave = () => dispatchEvent(new PageTransitionEvent('pagehide'));

test('leaving a page during a write is reported to the next page, once', async () => {
  const answer = deferred<void>();
  const write = countWrite(answer.promise);
  leave();
  expect([wasLeftWriting(), wasLeftWriting()]).toEqual([true, false]);
  answer.resolve();
  await write;
});

test('leaving a page after its writes were answered or refused reports nothing', async () => {
  await countWrite(Promise.resolve());
  await countWrite(Promise.reject(new Error('refused'))).catch(() => undefined);
  leave();
  expect(wasLeftWriting()).toBe(false);
});
