import { expect, test } from 'vitest';
import { CallError } from './call-error.ts';
import { formatRetryTime, retryMoment } from './retry-time.ts';

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
