import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { choices } from './readme-pictures.ts';
import { states } from './states.ts';
import { slug } from './take.ts';

const table = readFileSync(path.join(import.meta.dirname, '../../web/src/applicant/router/routes.ts'), 'utf8');
const routes = [...table.matchAll(/path: '([^']+)'/g)].map(([, route]) => route);

test('the contact sheet shows every screen', () => {
  expect(routes.length).toBeGreaterThan(10);
  const shown = new Set(states.map((state) => state.screen));
  expect(routes.filter((route) => !shown.has(route!))).toEqual([]);
  expect([...shown].filter((screen) => !routes.includes(screen))).toEqual([]);
});

test('no two pictures have the same file name', () => {
  const names = states.map(({ screen, state }) => slug(`${screen} ${state}`));
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

test('README shows existing states', () => {
  expect(
    choices.filter((choice) => !states.some(({ screen, state }) => screen === choice.screen && state === choice.state)),
  ).toEqual([]);
});
