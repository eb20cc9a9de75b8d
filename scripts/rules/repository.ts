import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';

export interface Import {
  /** The importing file, relative to the repository root. */
  from: string;
  /** The imported file relative to the repository root, or the name of a package. */
  to: string;
  typeOnly: boolean;
}

const root = path.join(import.meta.dirname, '../..');
const rooms = [
  'contract',
  'postgres',
  'reader',
  'server',
  'web/src',
  'web/build',
  'sandbox',
  'e2e',
  'hostile',
  'bench',
  'scripts',
];

/** All source files of the rooms, relative to the repository root. */
export function listModules(): string[] {
  return rooms.filter((room) => statSync(path.join(root, room), { throwIfNoEntry: false })).flatMap(filesIn);
}

/** A file's imports, static, dynamic or as a worker. */
function readImports(file: string): Import[] {
  return [...readText(file).matchAll(importing)].map(({ groups = {} }) => ({
    from: file,
    to: resolve(file, groups.from ?? groups.bare ?? groups.dynamic ?? groups.worker ?? ''),
    typeOnly: groups.type !== undefined,
  }));
}

export function readText(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(path.join(root, folder), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name === 'dist' ? [] : filesIn(name);
    return /\.(ts|tsx|mjs)$/.test(entry.name) ? [name] : [];
  });
}

function resolve(file: string, target: string): string {
  if (target.startsWith('.')) return path.posix.join(path.posix.dirname(file), target);
  return target.replace(/^@volante\//, '');
}

const importing =
  /^\s*(?:import|export)\s+(?<type>type\s)?[^'"();]*?\sfrom\s+'(?<from>[^']+)'|^\s*import\s+'(?<bare>[^']+)'|\bimport\(\s*'(?<dynamic>[^']+)'|\bnew URL\(\s*'(?<worker>\.[^']+\.ts)'/gm;

export const modules = listModules();
export const imports = modules.flatMap(readImports);
const testTools = new Set(imports.filter(({ to }) => to === 'vitest').map(({ from }) => from));
/** The product's imports without those of tests, which may combine everything, as the app does. */
export const product = imports.filter(({ from }) => !isTest(from));

/** The modules with the elements of both apps and of the components they share. */
export const screens = modules.filter((file) => /^web\/src\/.*\.tsx$/.test(file) && !isTest(file));

export function isTest(file: string): boolean {
  return testTools.has(file) || isNamedAsTest(file);
}

/** Fails for every import that breaks the rule, and unless the rule refuses the `planted` one, written as `from -> to`. */
export function refuse(list: Import[], planted: string, isWrong: (item: Import) => boolean): void {
  const [from = '', to = ''] = planted.split(' -> ');
  expect(isWrong({ from, to, typeOnly: false }), `the planted ${planted} is refused`).toBe(true);
  expect(show(list.filter(isWrong))).toEqual([]);
}

export function show(list: Import[]): string[] {
  return list.map(({ from, to }) => `${from} -> ${to}`);
}

// A file's room, by its path from the repository root.
export const inContract = (file: string) => file.startsWith('contract/');
export const inServer = (file: string) => file.startsWith('server/');
export const inPostgres = (file: string) => file.startsWith('postgres/');
export const inReader = (file: string) => file.startsWith('reader/');
export const inSandbox = (file: string) => file.startsWith('sandbox/');
export const inWeb = (file: string) => file.startsWith('web/src/');
export const inCore = (file: string) => file.startsWith('server/core/');
export const inProviders = (file: string) => file.startsWith('server/providers/');
export const inMigrations = (file: string) => file.startsWith('server/migrations/');

// A folder of the server is a feature unless it is one of the shared rooms.
export function isFeature(file: string): boolean {
  return (
    /^server\/[a-z-]+\//.test(file) && !/^server\/(config|core|providers|migrations|commands|testing)\//.test(file)
  );
}

// Code that combines features: the app, the entry, the commands.
export function isComposition(file: string): boolean {
  return /^server\/(commands\/.*|app|main|build-deps|job-handlers|start-links)\.ts$/.test(file);
}

export function isStore(file: string): boolean {
  return /(^|[/-])store\.ts$/.test(file);
}

/** `server/earnings` for every file below it. */
export function roomOf(file: string): string {
  return file.split('/').slice(0, 2).join('/');
}

export function webFeature(file: string): string | null {
  return /^web\/src\/(applicant|staff)\/[^/]+(?=\/)/.exec(file)?.[0] ?? null;
}

/** Tests and their helpers, by name. */
export function isNamedAsTest(file: string): boolean {
  return /\.(test|spec|on-[a-z0-9]+)\.tsx?$/.test(file) || /(^|\/)(test-[a-z-]+\.tsx?$|testing\/)/.test(file);
}

export const folderOf = (file: string) => path.posix.dirname(file);
