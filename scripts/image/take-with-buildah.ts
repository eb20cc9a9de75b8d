import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { needPackages } from '../object-store/packages.ts';

/** What a container tool finds in the archive. */
export interface Taken {
  user: string;
  entrypoint: string[];
  /** The folder of its files, all layers on top of each other. */
  root: string;
}

/**
 * Lets buildah load the archive, which checks every digest, and unpack the layers as a container's files below
 * `folder`.
 */
export function takeWithBuildah(archive: string, folder: string): Taken {
  needPackages(['buildah'], ['buildah']);
  const store = ['--root', path.join(folder, 'store'), '--runroot', path.join(folder, 'run')];
  // The storage driver that needs no support from the kernel.
  const buildah = (...args: string[]) =>
    execFileSync('buildah', [...store, '--storage-driver', 'vfs', ...args], { encoding: 'utf8' }).trim();
  const image = buildah('pull', '--quiet', `oci-archive:${archive}`);
  const { OCIv1 } = JSON.parse(buildah('inspect', '--type', 'image', image)) as {
    OCIv1: { config: { User: string; Entrypoint: string[] } };
  };
  const root = buildah('mount', buildah('from', image));
  return { user: OCIv1.config.User, entrypoint: OCIv1.config.Entrypoint, root };
}
