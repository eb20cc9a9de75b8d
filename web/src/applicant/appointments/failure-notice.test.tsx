import { expect, test } from 'vitest';
import { CallError } from '../../lib/call/call-error.ts';
import { failureKey } from './failure-notice.tsx';

const limited = (retryAfter: number) =>
  new CallError({ kind: 'too_many_requests_error', code: 'rate_limited', retryAfter });

test('too many bookings in a day are refused until tomorrow, and too fast ones until a named time', () => {
  expect(failureKey(limited(5 * 3600_000))).toBe('too_many_bookings');
  expect(failureKey(limited(90_000))).toBeNull();
});
