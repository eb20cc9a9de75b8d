import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { imports, modules } from './repository.ts';
import { inWeb, isNamedAsTest, webFeature } from './rooms.ts';

const root = path.resolve(import.meta.dirname, '../..');
const sources = modules.filter((file) => inWeb(file) && !isNamedAsTest(file));
const containing = (pattern: RegExp) =>
  sources.filter((file) => pattern.test(readFileSync(path.join(root, file), 'utf8')));

test('files are chosen, dropped and pasted in known places only, which say what has no room', () => {
  expect(containing(/type="file"/)).toEqual(['web/src/ui/files/file-picker.tsx']);
  expect(containing(/(dataTransfer|clipboardData)\??\.files/).sort()).toEqual([
    'web/src/staff/application/documents/give-document.tsx',
    'web/src/staff/application/visit/report-pictures.tsx',
    'web/src/ui/files/capture-area.tsx',
    'web/src/ui/files/file-picker.tsx',
  ]);
});

test('every feature with an input for files is tried with one that cannot be read', () => {
  const inputs = /^web\/src\/ui\/files\/(file-picker|capture-area)\.tsx$/;
  const features = imports.flatMap(({ from, to }) =>
    inputs.test(to) && !isNamedAsTest(from) ? (webFeature(from) ?? []) : [],
  );
  const tried = imports.flatMap(({ from, to }) =>
    to.endsWith('/testing/gone-file.ts') ? (webFeature(from) ?? []) : [],
  );
  expect(features.length).toBeGreaterThan(10);
  expect([...new Set(features)].filter((feature) => !tried.includes(feature))).toEqual([]);
});
