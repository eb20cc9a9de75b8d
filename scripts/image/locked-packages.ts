import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Locked {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  link?: boolean;
  resolved?: string;
}

/**
 * The folders of all packages that workspaces need at run time on this platform, by the lockfile; optional ones only if they were
 * installed. `leftOut` are not followed.
 */
export function packagesOf(root: string, workspaces: readonly string[], leftOut: (name: string) => boolean): string[] {
  const text = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  const locked = (JSON.parse(text) as { packages: Record<string, Locked> }).packages;
  const found = new Set<string>();
  const waiting = [...workspaces];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const entry = locked[at];
    if (!entry) throw new Error(`The lockfile has no ${at}.`);
    for (const name of needsOf(entry)) {
      const place = resolve(locked, at, name);
      if (leftOut(name) || !place || locked[place]?.link || found.has(place)) continue;
      if (!existsSync(path.join(root, place))) {
        if (isOptional(entry, name)) continue;
        throw new Error(`${place} is not installed.`);
      }
      found.add(place);
      waiting.push(place);
    }
  }
  return [...found].sort();
}

function needsOf({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: Locked): string[] {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys(dependencies ?? {}), ...Object.keys(optionalDependencies ?? {}), ...peers];
}

function isOptional({ optionalDependencies }: Locked, name: string): boolean {
  return name in (optionalDependencies ?? {});
}

// Looks for a package like Node: beside its importer, then further up.
function resolve(locked: Record<string, Locked>, from: string, name: string): string | null {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    const place = at ? `${at}/node_modules/${name}` : `node_modules/${name}`;
    if (locked[place]) return place;
    if (!at) return null;
    if (!at.includes('node_modules/')) at = '';
    if (at === '' && locked[`node_modules/${name}`]) return `node_modules/${name}`;
  }
}
