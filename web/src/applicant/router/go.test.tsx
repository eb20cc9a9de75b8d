import { afterEach, expect, test } from 'vitest';
import { goTo } from '../navigation/go.ts';
import { nameScreens } from '../navigation/screens.ts';
import { routes } from './routes.ts';

const home = location.pathname + location.search;

nameScreens(routes);
afterEach(() => history.replaceState(null, '', home));

test('a double tap opens a screen once, so that going back leads to the one before it', async () => {
  const before = history.length;
  await Promise.all([goTo('/tasks'), goTo('/tasks')]);
  expect(location.pathname).toBe('/tasks');
  expect(history.length).toBe(before + 1);
});
