import { afterEach, beforeEach, expect, test } from 'vitest';
import { forVisit, goOnTo } from '../navigation/for-visit.ts';
import { goTo } from '../navigation/go.ts';
import { nameScreens } from '../navigation/screens.ts';
import { routes } from './routes.ts';

const home = location.pathname + location.search;

nameScreens(routes);
beforeEach(() => history.replaceState({ depth: 0 }, '', home));
afterEach(() => history.replaceState(null, '', home));

const place = () => location.pathname + location.search;

test('correcting data while booking a visit returns to the chosen time', async () => {
  await goTo('/schedule-home-visit', { query: { step: 'form', date: '2030-01-04', slot: '20300104T1500Z' } });
  const chosen = place();
  await goTo('/customer', { query: forVisit });
  await goOnTo('/platforms');
  expect(place()).toBe(chosen);
});

test('a form opened for a visit in its own tab also leads to the visit', async () => {
  await goTo('/customer', { query: forVisit, replace: true });
  await goOnTo('/platforms');
  expect(location.pathname).toBe('/schedule-home-visit');
});

test('everybody else goes on to the next screen', async () => {
  await goTo('/customer');
  await goOnTo('/platforms');
  expect(location.pathname).toBe('/platforms');
});

test('a double tap opens a screen once, so that going back leads to the one before it', async () => {
  await goTo('/customer');
  await Promise.all([goTo('/tasks'), goTo('/tasks')]);
  expect(location.pathname).toBe('/tasks');
  const isBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await isBack;
  expect(location.pathname).toBe('/customer');
});
