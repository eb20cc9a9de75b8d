import { expect, test } from 'vitest';
import { CallError, errorOfAnswer, isPassing } from './call-error.ts';
import { formatRetryTime, retryMoment } from './retry-time.ts';

const answer = (status: number, code?: string, retryAfter: string | null = null) =>
  errorOfAnswer(status, code ? JSON.stringify({ error: { code, message: '', errors: [] } }) : '<html>', retryAfter);

test('every status has its kind', () => {
  const kinds = [400, 401, 403, 404, 408, 409, 422, 429, 500, 503, 504].map((status) => answer(status).kind);
  expect(kinds).toEqual([
    'bad_request_error',
    'authentication_error',
    'forbidden_error',
    'not_found_error',
    'timeout_error',
    'conflict_error',
    'unprocessable_error',
    'too_many_requests_error',
    'server_error',
    'server_unavailable_error',
    'timeout_error',
  ]);
});

test('a proxy’s page has a code of its own: it takes no such body, reaches no server, or what it says is unknown', () => {
  const codes = [413, 502, 503, 504, 521, 500, 418].map((status) => answer(status).code);
  expect(codes).toEqual([
    'proxy_limit',
    'server_unavailable_error',
    'server_unavailable_error',
    'timeout_error',
    'server_unavailable_error',
    'unknown_error',
    'unknown_error',
  ]);
  expect([413, 502, 521].map((status) => isPassing(answer(status)))).toEqual([false, true, true]);
  expect(answer(413, 'body_too_large').code).toBe('body_too_large');
});

test('a duplicate picture is no rate limit: it is never sent again by itself', () => {
  expect(isPassing(answer(429, 'duplicate_image'))).toBe(false);
  expect(isPassing(answer(429, 'rate_limited', '2'))).toBe(true);
});

test('Retry-After is understood in seconds and as a date', () => {
  expect(answer(429, 'rate_limited', '2').retryAfter).toBe(2000);
  expect(answer(503, undefined, new Date(Date.now() + 60_000).toUTCString()).retryAfter).toBeGreaterThan(50_000);
});

test('a lost network, 408, 503 and 504 count as passing', () => {
  expect([408, 503, 504, 500, 404].map((status) => isPassing(answer(status)))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(isPassing(new CallError({ kind: 'network_error' }))).toBe(true);
});

const limited = (retryAfter: number | null) =>
  new CallError({ kind: 'too_many_requests_error', code: 'rate_limited', retryAfter });

test('a wait of minutes is given as a time of day, never a minute too early', () => {
  const moment = new Date(2026, 10, 21, 15, 41, 20).getTime();
  expect(formatRetryTime(moment, 'es')).toMatch(/^3:42\sp\.m\.$/);
  expect(formatRetryTime(moment, 'en')).toMatch(/^3:42\sPM$/);
});

test('a wait of seconds needs no time of day', () => {
  expect(retryMoment(limited(59_000))).toBeUndefined();
  expect(retryMoment(limited(null))).toBeUndefined();
  expect(retryMoment(limited(90_000))).toBeGreaterThan(Date.now() + 80_000);
});
