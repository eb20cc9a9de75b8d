import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const queueOf = <T>(total: number, perKey = total) => new FairQueue<T>({ total, perKey });

test('one driver with many pictures does not hold up another with one', () => {
  const queue = queueOf<string>(10);
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

test('an application that was just served waits behind a new one, even with more files waiting', () => {
  const queue = queueOf<string>(10);
  for (const item of ['a1', 'a2', 'a3']) queue.add('a', item);
  expect(queue.take()).toBe('a1');
  queue.add('b', 'b1');
  expect([queue.take(), queue.take()]).toEqual(['b1', 'a2']);
  queue.add('c', 'c1');
  queue.add('b', 'b2');
  expect([queue.take(), queue.take(), queue.take()]).toEqual(['c1', 'b2', 'a3']);
});

test('an application that sends one file at a time does not overtake one that sent many', () => {
  const queue = queueOf<string>(10);
  for (const item of ['a1', 'a2', 'a3']) queue.add('a', item);
  const taken: (string | undefined)[] = [];
  for (let round = 0; round < 3; round++) {
    queue.add('b', `b${round}`);
    taken.push(queue.take(), queue.take());
  }
  expect(taken.map((item) => item?.[0]).sort()).toEqual(['a', 'a', 'a', 'b', 'b', 'b']);
});

test('a full queue refuses, and accepts again once there is room', () => {
  const queue = queueOf<number>(2);
  expect([queue.add('a', 1), queue.add('a', 2), queue.add('b', 3)]).toEqual([true, true, false]);
  queue.take();
  expect(queue.add('b', 3)).toBe(true);
});

test('one application gets only part of the queue', () => {
  const queue = queueOf<number>(10, 2);
  expect([1, 2, 3].map((item) => queue.add('a', item))).toEqual([true, true, false]);
  expect(queue.add('b', 4)).toBe(true);
  queue.take();
  expect(queue.add('a', 3)).toBe(true);
});

test('work that can’t start yet is overtaken but keeps its place in the queue', () => {
  const queue = queueOf<number>(10);
  for (const item of [100, 1, 200]) queue.add('a', item);
  queue.add('b', 2);
  const small = (item: number) => item < 100;
  expect([queue.take(small), queue.take(small), queue.take(small)]).toEqual([1, 2, undefined]);
  expect([queue.take(), queue.take(), queue.size]).toEqual([100, 200, 0]);
});

test('a retried picture goes first', () => {
  const queue = queueOf<number>(2);
  queue.add('a', 2);
  queue.add('b', 3);
  queue.putFirst('b', 1);
  expect(queue.drain()).toEqual([1, 3, 2]);
});
