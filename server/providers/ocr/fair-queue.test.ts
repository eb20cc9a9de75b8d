import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

test('one driver with many pictures does not hold up another with one', () => {
  const queue = new FairQueue<string>(10);
  for (const item of ['a1', 'a2', 'a3']) queue.add('a', item);
  queue.add('b', 'b1');
  expect([queue.take(), queue.take(), queue.take(), queue.take(), queue.take()]).toEqual([
    'a1',
    'b1',
    'a2',
    'a3',
    undefined,
  ]);
});

test('a full queue refuses, and takes again when one has left', () => {
  const queue = new FairQueue<number>(2);
  expect([queue.add('a', 1), queue.add('a', 2), queue.add('b', 3)]).toEqual([true, true, false]);
  queue.take();
  expect(queue.add('b', 3)).toBe(true);
});

test('a picture to be tried again goes first', () => {
  const queue = new FairQueue<number>(2);
  queue.add('a', 2);
  queue.add('b', 3);
  queue.putFirst('b', 1);
  expect(queue.drain()).toEqual([1, 3, 2]);
});
