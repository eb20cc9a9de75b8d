import { staffApi } from '@volante/contract/staff-api.ts';
import { expect, test } from 'vitest';
import { detailWords } from './detail-words.ts';

test('every parameter of a staff call has a word where its audit entry shows it', () => {
  const parameters = Object.values(staffApi).flatMap(({ path }) =>
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
  );
  expect(parameters.length).toBeGreaterThan(10);
  for (const { names } of [detailWords.es, detailWords.en])
    expect(Object.keys(names)).toEqual(expect.arrayContaining(parameters));
});
