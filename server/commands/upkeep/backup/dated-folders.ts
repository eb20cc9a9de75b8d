import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { parts } from './manifest.ts';

/** A folder that is named by a moment, so that names sort as moments do: `2026-11-23T04-00-00Z`. */
export function newFolderIn(place: string, at: Date): string {
  return path.join(place, `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`);
}

/**
 * Removes the oldest backups of a place beyond the newest `keep`, and what interrupted ones left; returns their names. What
 * isn't named as ours, or holds neither a backup nor the beginning of one, stays.
 */
export async function removeOldest(place: string, keep: number): Promise<string[]> {
  const names = (await readdir(place)).filter((name) => /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/.test(name)).sort();
  const has = (part: string) => (name: string) => existsSync(path.join(place, name, part));
  const whole = names.filter(has(parts.manifest));
  const newest = whole.at(-1) ?? '';
  const begun = names.filter((name) => !whole.includes(name) && name < newest && has(parts.unfinished)(name));
  const surplus = [...begun, ...whole.slice(0, -keep)];
  for (const name of surplus) {
    // Without its manifest first: a removal that is interrupted leaves nothing that looks whole.
    await rm(path.join(place, name, parts.manifest), { force: true });
    await rm(path.join(place, name), { recursive: true, force: true });
  }
  return surplus;
}
