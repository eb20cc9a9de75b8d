import { afterEach, expect, test } from 'vitest';
import { deferred } from '../testing/deferred.ts';
import { countWrite, wasLeftWriting } from './unfinished.ts';

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
