import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The sources of the release before the newest migration, in a folder of their own with the packages of this one. */
interface ReleaseBefore {
  root: string;
  /** The migrations it has not got. */
  missing: string[];
  /** The number of its newest migration. */
  newest: string;
  remove(): void;
}

const here = path.join(import.meta.dirname, '../..');

/** Null where the history isn't there: a checkout of one commit alone, or no git. */
export function unpackReleaseBefore(): ReleaseBefore | null {
  const all = migrationsIn(here);
  const commit = commitBefore(`server/migrations/${all.at(-1)}`);
  if (!commit) return null;
  const root = mkdtempSync(path.join(tmpdir(), 'volante-release-before-'));
  const archive = path.join(root, 'release.tar');
  execFileSync('git', ['archive', '--output', archive, commit], { cwd: here });
  execFileSync('tar', ['-xf', archive, '-C', root]);
  rmSync(archive);
  linkPackages(root);
  const known = migrationsIn(root);
  const missing = all.filter((name) => !known.includes(name));
  return {
    root,
    missing,
    newest: known.at(-1)!.slice(0, 4),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function migrationsIn(root: string): string[] {
  return readdirSync(path.join(root, 'server/migrations'))
    .filter((name) => /^\d{4}-.*\.ts$/.test(name))
    .sort();
}

function commitBefore(file: string): string | null {
  try {
    const git = (...args: string[]) =>
      execFileSync('git', args, { cwd: here, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    // Releases are made of the main line: a branch may lack the migrations of another that was merged before it.
    const added = git('log', '--first-parent', '-m', '--diff-filter=A', '--format=%H', '-1', '--', file);
    return git('rev-parse', '--verify', added ? `${added}^` : 'HEAD');
  } catch {
    return null;
  }
}

/** The packages are this release's, but its own parts under `@volante` are the other's. */
function linkPackages(root: string): void {
  const packages = path.join(root, 'node_modules');
  mkdirSync(path.join(packages, '@volante'), { recursive: true });
  for (const name of readdirSync(path.join(here, 'node_modules'))) {
    if (name !== '@volante') symlinkSync(path.join(here, 'node_modules', name), path.join(packages, name));
  }
  for (const name of readdirSync(path.join(here, 'node_modules/@volante')))
    symlinkSync(path.join(root, name), path.join(packages, '@volante', name));
}
