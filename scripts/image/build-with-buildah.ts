import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { needPackages } from '../object-store/packages.ts';
import { running } from './dockerfile.ts';

/** What an image says of itself. */
export interface Built {
  user: string;
  entrypoint: string[];
  /** The folder of its files. */
  root: string;
}

const MINUTE = 60_000;

/** Builds the Dockerfile below `folder`; if its base can't be pulled here, returns the reason instead. */
export function buildWithBuildah(folder: string): Built | string {
  needPackages(['buildah'], ['buildah']);
  // The storage driver and the isolation that need no support from the kernel.
  const store = [
    '--root',
    path.join(folder, 'store'),
    '--runroot',
    path.join(folder, 'run'),
    '--storage-driver',
    'vfs',
  ];
  const buildah = (command: string, minutes: number, ...args: string[]) => {
    const done = spawnSync('buildah', [...store, command, ...args], { encoding: 'utf8', timeout: minutes * MINUTE });
    if (done.status === 0) return done.stdout.trim();
    throw new Error(`buildah ${command} failed: ${(done.stderr || String(done.error ?? done.signal)).slice(-2000)}`);
  };
  try {
    buildah('pull', 3, '--quiet', `docker.io/library/${running.base}`);
  } catch (error) {
    return (error as Error).message;
  }
  const source = path.join(import.meta.dirname, '../..');
  const args = ['--isolation', 'chroot', '--format', 'docker', '--pull-never', '--tag', 'volante', source];
  buildah('build', 20, ...args);
  const { OCIv1 } = JSON.parse(buildah('inspect', 1, '--type', 'image', 'volante')) as {
    OCIv1: { config: { User: string; Entrypoint: string[] } };
  };
  const root = buildah('mount', 1, buildah('from', 5, '--pull-never', 'volante'));
  return { user: OCIv1.config.User, entrypoint: OCIv1.config.Entrypoint, root };
}
