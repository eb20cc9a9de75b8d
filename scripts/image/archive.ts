import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import product from '../../package.json' with { type: 'json' };
import { serverFlags } from '../server-flags.mjs';
import type { Layers } from './file-system.ts';

interface Blob {
  mediaType: string;
  digest: string;
  size: number;
}

/** Program, settings and user of the image. */
export const running = {
  entrypoint: ['/usr/bin/node', ...serverFlags, '/app/server/main.ts'],
  health: ['/usr/bin/node', '/app/image/health.mjs'],
  env: {
    NODE_ENV: 'production',
    PATH: '/usr/bin',
    DATA_DIR: '/data',
    PORT: '3000',
    MALLOC_ARENA_MAX: '2',
    HOME: '/tmp',
  },
  user: '10001:10001',
};

/** Packs the layers as an OCI image layout into one file; the same files give the same image. */
export function pack(layers: Layers, workFolder: string, target: string): void {
  const layout = path.join(workFolder, 'layout');
  const blobs = path.join(layout, 'blobs/sha256');
  mkdirSync(blobs, { recursive: true });
  const keep = (mediaType: string, bytes: Buffer): Blob => {
    const hex = createHash('sha256').update(bytes).digest('hex');
    writeFileSync(path.join(blobs, hex), bytes);
    return { mediaType, digest: `sha256:${hex}`, size: bytes.length };
  };
  const packed = Object.values(layers).map((folder) => {
    const tar = path.join(workFolder, 'layer.tar');
    execFileSync('tar', [...sameForAll, '-cf', tar, '-C', folder, '.']);
    const bytes = readFileSync(tar);
    rmSync(tar);
    const diffId = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
    return { diffId, blob: keep('application/vnd.oci.image.layer.v1.tar+gzip', gzipSync(bytes, { level: 6 })) };
  });
  const config = keep('application/vnd.oci.image.config.v1+json', json(configOf(packed.map(({ diffId }) => diffId))));
  const manifest = keep(
    'application/vnd.oci.image.manifest.v1+json',
    json({
      schemaVersion: 2,
      mediaType: 'application/vnd.oci.image.manifest.v1+json',
      config,
      layers: packed.map(({ blob }) => blob),
    }),
  );
  const annotations = { 'org.opencontainers.image.ref.name': `volante:${product.version}` };
  const index = { schemaVersion: 2, manifests: [{ ...manifest, annotations }] };
  writeFileSync(path.join(layout, 'index.json'), json(index));
  writeFileSync(path.join(layout, 'oci-layout'), json({ imageLayoutVersion: '1.0.0' }));
  const draft = `${target}.part`;
  execFileSync('tar', [...sameForAll, '-cf', draft, '-C', layout, 'oci-layout', 'index.json', 'blobs']);
  renameSync(draft, target);
  rmSync(layout, { recursive: true });
}

function configOf(diffIds: string[]) {
  return {
    architecture: process.arch === 'x64' ? 'amd64' : process.arch,
    os: 'linux',
    config: {
      User: running.user,
      Env: Object.entries(running.env).map(([name, value]) => `${name}=${value}`),
      Entrypoint: running.entrypoint,
      WorkingDir: '/app',
      ExposedPorts: { '3000/tcp': {} },
      Volumes: { '/data': {} },
      StopSignal: 'SIGTERM',
      // Docker's own extension, which other engines ignore; times in ns.
      Healthcheck: { Test: ['CMD', ...running.health], Interval: 10e9, Timeout: 5e9, StartPeriod: 60e9 },
      Labels: { 'org.opencontainers.image.version': product.version },
    },
    rootfs: { type: 'layers', diff_ids: diffIds },
  };
}

export function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0);
}

export function fileSize(file: string): number {
  return statSync(file).size;
}

function json(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}

// The image doesn't depend on the date or the account of the build.
const sameForAll = ['--sort=name', '--mtime=@0', '--owner=0', '--group=0', '--numeric-owner', '--format=posix'];
sameForAll.push('--pax-option=exthdr.name=%d/PaxHeaders/%f,delete=atime,delete=ctime');
