import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/** The commit this code was built from, short: the image's as `npm run release` noted it, a checkout's own, or `unknown`. */
export function commitOf(folder = root): string {
  const noted = read(folder, 'build.json');
  if (noted) return (JSON.parse(noted) as { commit: string }).commit.slice(0, 12);
  const head = read(folder, '.git/HEAD')?.trim() ?? '';
  const branch = /^ref: (.+)$/.exec(head)?.[1];
  const commit = branch ? (read(folder, `.git/${branch}`) ?? packed(folder, branch)) : head;
  return /^[0-9a-f]{40}/.exec(commit)?.[0].slice(0, 12) ?? 'unknown';
}

function packed(folder: string, branch: string): string {
  const lines = read(folder, '.git/packed-refs')?.split('\n') ?? [];
  return lines.find((line) => line.endsWith(` ${branch}`)) ?? '';
}

function read(folder: string, name: string): string | null {
  try {
    return readFileSync(path.join(folder, name), 'utf8');
  } catch {
    return null;
  }
}
