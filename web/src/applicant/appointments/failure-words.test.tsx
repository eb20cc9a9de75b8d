import { expect, test } from 'vitest';
import { CallError } from '../../lib/call/call-error.ts';
import { failureKey } from './failure-words.ts';

const limited = (retryAfter: number) =>
  new CallError({ kind: 'too_many_requests_error', code: 'rate_limited', retryAfter });

test('who booked too often in a day is told so, and who is only too quick is told when to go on', () => {
  expect(failureKey(limited(5 * 3600_000))).toBe('too_many_bookings');
  expect(failureKey(limited(90_000))).toBeNull();
});
