import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { parts } from './manifest.ts';

/** A folder named by a time, so that names sort by time: `2026-11-23T04-00-00Z`. */
export function newFolderIn(place: string, at: Date): string {
  return path.join(place, `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`);
}

/** The newest complete backup in a folder; null without one. */
export async function newestIn(place: string): Promise<string | null> {
  const names = await readdir(place).catch(() => []);
  const whole = names.filter((name) => dated.test(name) && existsSync(path.join(place, name, parts.manifest)));
  const newest = whole.sort().at(-1);
  return newest ? path.join(place, newest) : null;
}

const dated = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

/**
 * Removes the backups in a folder except the newest `keep`, and leftovers of interrupted ones; returns their names. A folder
 * stays if it isn't named like ours, or contains neither a backup nor the beginning of one.
 */
export async function removeOldest(place: string, keep: number): Promise<string[]> {
  const names = (await readdir(place)).filter((name) => dated.test(name)).sort();
  const has = (part: string) => (name: string) => existsSync(path.join(place, name, part));
  const whole = names.filter(has(parts.manifest));
  const newest = whole.at(-1) ?? '';
  const begun = names.filter((name) => !whole.includes(name) && name < newest && has(parts.unfinished)(name));
  const surplus = [...begun, ...whole.slice(0, -keep)];
  for (const name of surplus) {
    // The manifest first, so that an interrupted removal leaves nothing that looks complete.
    await rm(path.join(place, name, parts.manifest), { force: true });
    await rm(path.join(place, name), { recursive: true, force: true });
  }
  return surplus;
}
