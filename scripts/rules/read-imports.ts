import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

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
export function readImports(file: string): Import[] {
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
