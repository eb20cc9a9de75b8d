import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { stylesFor } from './web-styles.ts';

const sheet = `/* banner */@layer theme{:root{--color-a:red;--color-b:blue}}@layer base{body{margin:0}}
@layer utilities{.p-5{padding:5px}.a\\:b{color:var(--color-a)}.hover\\:c:hover,.d{color:var(--color-b)}
@media (min-width:768px){.desk\\:block{display:block}}.turn{animation:turn 1s}.not-x:not(.x){top:0}}
@property --tw-y{syntax:"*";inherits:false}@keyframes turn{0%{top:0}to{top:1px}}@keyframes fade{to{opacity:0}}`;
const styles = stylesFor(sheet, ':root{--brand:1}');
const cssFor = (...classes: string[]) => styles(`<p class="${classes.join(' ')}">`).css;

test('a page contains the rules of its classes, and those that need no class', () => {
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

test('unused variables and animations are left out', () => {
  const css = cssFor('a:b', 'turn');
  expect(css).toContain('--color-a:red');
  expect(css).toContain('@keyframes turn');
  expect(css).not.toMatch(/--color-b|--tw-y|fade/);
});

test('downloadable fonts come only with the complete stylesheet, the phone’s own fonts at once', () => {
  const faces = '@font-face{font-family:A;src:url(/a.woff2)}@font-face{font-family:B;src:local("Arial")}';
  const { css } = stylesFor(faces)('<p class="p-5">');
  expect(css).toBe('@font-face{font-family:B;src:local("Arial")}');
});

test('the brand colors come last, and the policy has the hash of all styles', () => {
  const { css, source } = styles('<p class="p-5">');
  expect(css.endsWith(':root{--brand:1}')).toBe(true);
  expect(source).toBe(`'sha256-${createHash('sha256').update(css).digest('base64')}'`);
});

test('pages with the same classes and tags share one result, whatever else they contain', () => {
  expect(styles('<p class="p-5 d">Ana</p>')).toBe(styles('<p class="p-5 d">Luis</p><p class="p-5 d">'));
});

test('rules for tags missing in the page are left out, except those of its frame', () => {
  const of = stylesFor(`hr{height:0}h1,h2{top:0}html,:host{line-height:1.5}body p{top:1px}:where(a,b){color:red}
input:where([type=button]){appearance:button}::file-selector-button{margin:0}ul>li{top:2px}`);
  const { css } = of('<h2>Ana</h2>');
  expect(css).toContain('h1,h2{top:0}');
  expect(css).toContain('html,:host{line-height:1.5}body p{top:1px}:where(a,b){color:red}');
  expect(css).not.toMatch(/hr|input|file-selector|li\{/);
  expect(of('<input id="a" type="file">').css).toContain('::file-selector-button{margin:0}');
  expect(of('<input type="text"><ul><li>').css).toMatch(/input:where.*ul>li/);
});

test('a phone gets no rules for the width of a computer', () => {
  const of = stylesFor('@media (min-width:64rem){.wide{top:0}}@media (min-width:48rem){.desk{top:1px}}');
  const page = '<p class="wide desk">';
  expect(of(page, { phone: true }).css).toBe('@media (min-width:48rem){.desk{top:1px}}');
  expect(of(page, { phone: false }).css).toContain('.wide{top:0}');
  expect(of(page).css).toContain('.wide{top:0}');
});
