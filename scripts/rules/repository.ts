import { expect } from 'vitest';
import { type Import, listModules, readImports } from './read-imports.ts';
import { isNamedAsTest } from './rooms.ts';

export const modules = listModules();
export const imports = modules.flatMap(readImports);
const testTools = new Set(imports.filter(({ to }) => to === 'vitest').map(({ from }) => from));
/** The product's imports without those of tests, which may combine everything, as the app does. */
export const product = imports.filter(({ from }) => !isTest(from));

export function isTest(file: string): boolean {
  return testTools.has(file) || isNamedAsTest(file);
}

/** Fails for every import that breaks the rule, and unless the rule refuses the `planted` one, written as `from -> to`. */
export function refuse(list: Import[], planted: string, isWrong: (one: Import) => boolean): void {
  const [from = '', to = ''] = planted.split(' -> ');
  expect(isWrong({ from, to, typeOnly: false }), `the planted ${planted} is refused`).toBe(true);
  expect(show(list.filter(isWrong))).toEqual([]);
}

export function show(list: Import[]): string[] {
  return list.map(({ from, to }) => `${from} -> ${to}`);
}
