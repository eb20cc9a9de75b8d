import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { stylesFor } from './web-styles.ts';

const sheet = `/* banner */@layer theme{:root{--color-a:red;--color-b:blue}}@layer base{body{margin:0}}
@layer utilities{.p-5{padding:5px}.a\\:b{color:var(--color-a)}.hover\\:c:hover,.d{color:var(--color-b)}
@media (min-width:768px){.desk\\:block{display:block}}.turn{animation:turn 1s}.not-x:not(.x){top:0}}
@property --tw-y{syntax:"*";inherits:false}@keyframes turn{0%{top:0}to{top:1px}}@keyframes fade{to{opacity:0}}`;
const styles = stylesFor(sheet, ':root{--brand:1}');
const cssFor = (...classes: string[]) => styles(`<p class="${classes.join(' ')}">`).css;

test('a page carries the rules of its classes, and those that need none', () => {
  const css = cssFor('p-5');
  expect(css).toContain('.p-5{padding:5px}');
  expect(css).toContain('body{margin:0}');
  expect(css).not.toMatch(/\.d\b|desk|not-x/);
});

test('escaped names, lists of selectors and rules inside of a media query are found', () => {
  expect(cssFor('a:b')).toContain('.a\\:b{');
  expect(cssFor('d')).toContain('.hover\\:c:hover,.d{');
  expect(cssFor('desk:block')).toContain('@media (min-width:768px){.desk\\:block{display:block}}');
  expect(cssFor('not-x')).toContain('.not-x:not(.x){top:0}');
});

test('variables and movements that nothing reads are left out', () => {
  const css = cssFor('a:b', 'turn');
  expect(css).toContain('--color-a:red');
  expect(css).toContain('@keyframes turn');
  expect(css).not.toMatch(/--color-b|--tw-y|fade/);
});

test('the company’s own colours come last, and the policy is told the hash of all of it', () => {
  const { css, source } = styles('<p class="p-5">');
  expect(css.endsWith(':root{--brand:1}')).toBe(true);
  expect(source).toBe(`'sha256-${createHash('sha256').update(css).digest('base64')}'`);
});

test('pages with the same classes share one answer, whatever else is in them', () => {
  expect(styles('<p class="p-5 d">Ana</p>')).toBe(styles('<b class="p-5 d">Luis</b><i class="p-5 d">'));
});
