import { expect, test } from 'vitest';
import type { Route } from '../navigation/screens.ts';
import { routes } from './routes.ts';

test('every screen listed as next exists and is another one', () => {
  const rows: readonly Route[] = routes;
  const paths = rows.map(({ path }) => path);
  for (const { path, next = [] } of rows) {
    expect(paths, path).toEqual(expect.arrayContaining([...next]));
    expect(next, path).not.toContain(path);
  }
  expect(rows.filter(({ next }) => next).length).toBeGreaterThan(10);
});
