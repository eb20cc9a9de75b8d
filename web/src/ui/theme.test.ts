import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'theme.css'), 'utf8');
const [lightCss = '', darkCss = ''] = css.split('@media screen and (prefers-color-scheme: dark)');
const light = colours(lightCss);
const dark = { ...light, ...colours(darkCss) };

/** Text colours and the surfaces they are used on. */
const pairs = [
  ['ink', 'ground'],
  ['ink', 'card'],
  ['ink', 'brand-soft'],
  ['ink-2', 'ground'],
  ['ink-2', 'card'],
  ['ink-2', 'track'],
  ['ink-2', 'brand-soft'],
  ['brand', 'ground'],
  ['brand-ink', 'ground'],
  ['brand-ink', 'card'],
  ['brand-ink', 'brand-soft'],
  ['on-brand', 'brand-fill'],
  ['on-ok', 'ok'],
  ['ok-ink', 'ok-soft'],
  ['ok-ink', 'card'],
  ['ok-ink', 'ground'],
  ['warn-ink', 'warn-soft'],
  ['warn-ink', 'ground'],
  ['bad-ink', 'bad-soft'],
  ['bad-ink', 'ground'],
  ['bad-ink', 'card'],
] as const;

test('letters grow with the size the reader has set in the browser', () => {
  const sizes = [...css.matchAll(/--text-[a-z]+(?:--line-height)?: (.+);/g)].map(([, size]) => size);
  expect(sizes.length).toBeGreaterThan(10);
  expect(sizes.filter((size) => !/rem\b|^[\d.]+$/.test(size ?? ''))).toEqual([]);
});

test.each([
  ['light', light],
  ['dark', dark],
])('in the %s theme all words can be read: contrast of at least 4.5', (_, theme) => {
  const weak = pairs.filter(([ink, ground]) => contrast(theme[ink], theme[ground]) < 4.5);
  expect(weak).toEqual([]);
});

test.each([
  ['light', light],
  ['dark', dark],
])('in the %s theme the edge of a field can be seen: contrast of at least 3', (_, theme) => {
  expect(contrast(theme['field-line'], theme.card)).toBeGreaterThanOrEqual(3);
  expect(contrast(theme['field-line'], theme.ground)).toBeGreaterThanOrEqual(3);
});

function colours(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/--color-([\w-]+): (#\w+)/g)].map(([, name, value]) => [name, value]));
}

function contrast(a: string | undefined, b: string | undefined): number {
  const [high = 0, low = 0] = [luminance(a ?? ''), luminance(b ?? '')].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

function luminance(color: string): number {
  const hex = color.length === 4 ? [...color.slice(1)].map((c) => c + c).join('') : color.slice(1);
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
