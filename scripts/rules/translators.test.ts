import { expect, test } from 'vitest';
import { findBareTexts } from './bare-text.ts';
import { findTranslatedValues } from './kept-values.ts';
import { screens } from './web-sources.ts';

// What a browser's translator does to a page: it replaces text nodes, which React then doesn't find, and it changes what
// must stay as it is.
const planted = 'web/src/lib/translation/translated-page.test.tsx';
const inPlanted = (found: string[]) => found.filter((one) => one.startsWith(planted));
const elsewhere = (found: string[]) => found.filter((one) => !one.startsWith(planted));

test('a text beside something that comes and goes has an element of its own', () => {
  expect(screens.length).toBeGreaterThan(300);
  const found = findBareTexts([...screens, planted]);
  expect(inPlanted(found)).toHaveLength(4);
  expect(elsewhere(found)).toEqual([]);
}, 120_000);

test('times, amounts, counts, names and codes that stand alone are not translated', () => {
  const found = findTranslatedValues([...screens, planted]);
  expect(inPlanted(found)).toHaveLength(2);
  expect(elsewhere(found)).toEqual([]);
}, 120_000);
