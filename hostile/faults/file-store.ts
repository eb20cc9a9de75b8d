import { readdirSync, renameSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { accessKey, startSwift } from '../../scripts/object-store/swift.ts';
import { makeBucket } from '../../server/providers/storage/testing/test-bucket.ts';
import { findFreePort } from '../../server/testing/test-free-port.ts';

/** Where the servers keep files. */
export interface FileStore {
  /** The product's settings for it. */
  settings: Record<string, string>;
  goesAway(): Promise<void>;
  /** Returns what went wrong meanwhile. */
  isBack(): Promise<string[]>;
  close(): Promise<void>;
}

/** A folder that disappears like an unmounted network disk: it exists but is empty. */
export async function folderStore(folder: string): Promise<FileStore> {
  const [media, away] = ['media', 'away'].map((name) => path.join(folder, name)) as [string, string];
  return {
    settings: {},
    async goesAway() {
      renameSync(media, away);
    },
    async isBack() {
      const made = readdirSync(folder).includes('media') ? readdirSync(media) : [];
      rmSync(media, { recursive: true, force: true });
      renameSync(away, media);
      return made.length > 0 ? ['files were put where the folder should have been'] : [];
    },
    async close() {},
  };
}

/** A bucket of an object store, whose address doesn't answer while it is down. */
export async function bucketStore(): Promise<FileStore> {
  const swift = await startSwift();
  const [port, to] = [await findFreePort(), Number(new URL(swift.endpoint).port)];
  let door = await openDoor(port, to);
  Object.assign(process.env, {
    STORAGE: 's3',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_PATH_STYLE: 'true',
    S3_ACCESS_KEY_ID: accessKey.accessKeyId,
    S3_SECRET_ACCESS_KEY: accessKey.secretAccessKey,
  });
  return {
    settings: await makeBucket(),
    goesAway: () => door.close(),
    async isBack() {
      door = await openDoor(port, to);
      return [];
    },
    async close() {
      await door.close();
      await swift.stop();
    },
  };
}

/** Passes connections on; while closed, its address does not answer. */
export async function openDoor(port: number, to: number): Promise<{ close(): Promise<void> }> {
  const open = new Set<Socket>();
  const door: Server = createServer((from) => {
    const on = connect(to, '127.0.0.1');
    for (const socket of [from, on]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
      socket.on('error', () => socket.destroy());
    }
    from.pipe(on).pipe(from);
  });
  await new Promise<void>((resolve) => door.listen(port, '127.0.0.1', resolve));
  return {
    close: () =>
      new Promise((resolve) => {
        door.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
