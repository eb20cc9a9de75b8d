import { expect, test } from 'vitest';
import { findBareTexts } from './bare-text.ts';
import { isTest, modules } from './repository.ts';

// A browser's translator replaces text nodes, and React then finds no place before or after them.
test('a text beside something that comes and goes has an element of its own', () => {
  const planted = 'web/src/lib/translated-page.test.tsx';
  const screens = modules.filter(
    (file) => /^web\/src\/.*\.tsx$/.test(file) && !isTest(file) && !file.includes('/testing/'),
  );
  expect(screens.length).toBeGreaterThan(300);
  const found = findBareTexts([...screens, planted]);
  expect(found.filter((one) => one.startsWith(planted))).toHaveLength(3);
  expect(found.filter((one) => !one.startsWith(planted))).toEqual([]);
}, 120_000);
