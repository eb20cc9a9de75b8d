import { expect, test } from 'vitest';
import { readText } from './read-imports.ts';
import { isTest, modules } from './repository.ts';
import { inServer } from './rooms.ts';

test('a refusal because something changed meanwhile names what changed', () => {
  // `changedMeanwhile` takes the names.
  const silent = (text: string) => /Problem\(\s*'changed_meanwhile'\s*\)|changedMeanwhile\(\)/.test(text);
  expect(silent("throw new Problem('changed_meanwhile');")).toBe(true);
  const files = modules.filter((file) => inServer(file) && !isTest(file));
  expect(files.filter((file) => silent(readText(file)))).toEqual([]);
});
