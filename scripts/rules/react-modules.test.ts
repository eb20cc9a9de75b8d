import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { asModule, reactFiles } from '../../web/build/react-modules.ts';

const load = createRequire(import.meta.url);

test.each(Object.entries(reactFiles))(
  'as a module, %s exports what it has as CommonJS, and requires nothing',
  (_, file) => {
    const code = asModule(readFileSync(file, 'utf8'));
    const [, names = ''] = /export \{ ([^}]*) \};$/.exec(code) ?? [];
    const exported = names.split(', ').map((name) => name.replace(/.* as /, ''));
    expect(exported.toSorted()).toEqual(Object.keys(load(file)).toSorted());
    expect(code).not.toMatch(/\brequire\(/);
  },
);

test('a file that requires in the middle of its code fails the build', () => {
  expect(() => asModule('exports.now = function () { return require("react").version; };')).toThrow(/another shape/);
});
