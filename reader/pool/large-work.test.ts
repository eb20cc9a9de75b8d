import { expect, test } from 'vitest';
import { LargeWorkTurn } from './large-work.ts';

test('pools with a constant supply of large work take turns', () => {
  const turn = new LargeWorkTurn();
  const taken: string[] = [];
  for (const pool of ['reading', 'opening', 'other'])
    turn.onFree(() => {
      if (!turn.free) return;
      turn.take();
      taken.push(pool);
    });
  for (let round = 0; round < 6; round++) turn.giveBack();
  expect(taken).toEqual(['reading', 'opening', 'other', 'reading', 'opening', 'other']);
});
