import { expect, test } from 'vitest';
import { RecentResults } from './recent-results.ts';

test('a full cache drops the result that was unused for longest', () => {
  const results = new RecentResults<number>(2);
  results.set('a', 1);
  results.set('b', 2);
  expect(results.get('a')).toBe(1);
  results.set('c', 3);
  expect([results.get('a'), results.get('b'), results.get('c')]).toEqual([1, undefined, 3]);
});
