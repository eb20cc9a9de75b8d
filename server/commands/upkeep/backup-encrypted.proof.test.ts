import { createPublicKey } from 'node:crypto';
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countRows, withConnection } from '../../core/database/backup/count-rows.ts';
import { readManifest } from './backup/manifest.ts';
import { addressOf, run, startServer, type TestServer, uploadPhoto } from './testing/test-installation.ts';

const TIMEOUT = 180_000;
const base = mkdtempSync(path.join(tmpdir(), 'volante-sealed-'));
const place = (name: string) => path.join(base, name);
const DATA_DIR = place('data');
const SECRET_KEY_FILE = path.join(DATA_DIR, 'secret.key');
const [key, otherKey] = [place('key.pem'), place('other.pem')];
/** Found nowhere but in this person's data. */
const word = 'Xochiquetzalli';
let server: TestServer;
let env: Record<string, string>;
let requestId: string;
let applicationId: string;
const restore = (folder: string, to: string, ...more: string[]) =>
  run('upkeep/restore.ts', [folder, ...more], { DATA_DIR: place(to), SECRET_KEY_FILE });

/** Files in a folder that contain the bytes, as `grep -r` finds them. */
function filesWith(folder: string, bytes: Buffer | string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.map(({ parentPath, name }) => path.join(parentPath, name));
  return names.filter((file) => readFileSync(file).includes(bytes)).map((file) => path.relative(folder, file));
}

/** A piece from the middle of the photo that was uploaded, as it is stored. */
function pieceOfPhoto(): Buffer {
  const [name = ''] = filesWith(path.join(DATA_DIR, 'media'), Buffer.of(0xff, 0xd8, 0xff));
  const bytes = readFileSync(path.join(DATA_DIR, 'media', name));
  return bytes.subarray(bytes.length / 2, bytes.length / 2 + 48);
}

beforeAll(async () => {
  const made = await run('upkeep/backup.ts', ['--new-keys', key], {});
  env = { DATA_DIR, BACKUP_PUBLIC_KEY: /BACKUP_PUBLIC_KEY=(\S+)/.exec(made.out)?.[1] ?? '' };
  server = await startServer({ ...env });
  requestId = JSON.parse((await run('link.ts', ['--country', 'mx', '--json'], env)).out).id;
  await uploadPhoto(server, requestId);
  await withConnection(addressOf(DATA_DIR), async (client) => {
    const link = 'select application_id from application_links where request_id = $1';
    applicationId = (await client.query(link, [requestId])).rows[0].application_id;
    const names = 'update personal_data set first_name = $2, last_name = $2, street = $2 where application_id = $1';
    expect((await client.query(names, [applicationId, word])).rowCount).toBe(1);
    await client.query(`update queue_rows set name = $2, words = ' ' || $2 || ' ' where application_id = $1`, [
      ...[applicationId, word],
    ]);
    await client.query('vacuum analyze');
  });
}, TIMEOUT);
afterAll(async () => {
  await server.stop();
  rmSync(base, { recursive: true, force: true });
}, TIMEOUT);

test('a pair of keys is made once: the private one is readable by its owner only and never replaced', async () => {
  expect(statSync(key).mode & 0o777).toBe(0o600);
  expect(await run('upkeep/backup.ts', ['--new-keys', key], {})).toMatchObject({ code: 1 });
  expect(await run('upkeep/backup.ts', ['--new-keys', otherKey], {})).toMatchObject({ code: 0 });
});

test('an encrypted backup reveals nobody, and is restored with the private key only', {
  timeout: TIMEOUT,
}, async () => {
  const backup = place('sealed');
  expect(filesWith(DATA_DIR, word).length).toBeGreaterThan(0);
  const taken = await run('upkeep/backup.ts', [backup, '--with-key'], env);
  expect(taken).toMatchObject({ code: 0, out: expect.stringContaining('It is encrypted, except') });
  const secret = readFileSync(SECRET_KEY_FILE, 'utf8').trim();
  for (const bytes of [word, pieceOfPhoto(), secret]) expect(filesWith(backup, bytes)).toEqual([]);
  expect(readdirSync(DATA_DIR).filter((name) => name.includes('draft'))).toEqual([]);

  expect(await restore(backup, 'none')).toMatchObject({
    code: 1,
    err: expect.stringContaining(
      `This backup is encrypted: add --key FILE, with the private key to ${env.BACKUP_PUBLIC_KEY}`,
    ),
  });
  const wrong = await restore(backup, 'none', '--key', otherKey);
  expect(wrong).toMatchObject({ code: 1, err: expect.stringContaining('not the private key of the backup') });
  expect(readdirSync(base)).not.toContain('none');

  // The private key alone gives back the secret, too.
  const ended = await run('upkeep/restore.ts', [backup, '--key', key], { DATA_DIR: place('again') });
  expect(ended).toMatchObject({ code: 0, out: expect.stringContaining('every row and every file checked') });
  const restored = await startServer({ DATA_DIR: place('again'), JOBS: 'off' });
  try {
    expect((await fetch(`${restored.url}/api/public/admission/requests/${requestId}`)).status).toBe(200);
    const { rows } = await readManifest(backup);
    const found = await withConnection(addressOf(place('again')), countRows);
    expect(found['public.personal_data']).toBe(rows['public.personal_data']);
    const examined = await run('doctor.ts', ['--deep'], { DATA_DIR: place('again') });
    expect(examined.out).toMatch(/^ok +rows, bytes /m);
  } finally {
    await restored.stop();
  }
});

test('a file that has not changed is not encrypted again, and the later backup is restored without the earlier one', {
  timeout: TIMEOUT,
}, async () => {
  const nightly = place('nightly');
  const backUp = (more: Record<string, string> = {}) =>
    run('upkeep/backup.ts', ['--into', nightly, '--keep', '1'], { ...env, ...more });
  const first = await backUp();
  expect(first.out).not.toContain('of the backup before');
  const [before = ''] = readdirSync(nightly);
  const media = filesWith(path.join(nightly, before, 'files'), '');
  expect(media.length).toBeGreaterThan(0);
  const inode = (folder: string) => statSync(path.join(nightly, folder, 'files', media[0]!)).ino;
  const linked = inode(before);
  const second = await backUp();
  expect(second.out).toContain(`${media.length} of the files are those of the backup before.`);
  expect(second.err).toContain(`Removed: ${before}`);
  const [after = ''] = readdirSync(nightly);
  expect(inode(after)).toBe(linked);
  for (const bytes of [word, pieceOfPhoto()]) expect(filesWith(path.join(nightly, after), bytes)).toEqual([]);
  expect(await restore(path.join(nightly, after), 'linked', '--key', key)).toMatchObject({
    code: 0,
    out: expect.stringContaining('every row and every file checked'),
  });
  const restored = filesWith(path.join(place('linked'), 'media'), pieceOfPhoto());
  expect(restored.length).toBe(1);

  // Another pair: the owner of the new key must be able to open everything.
  const otherPublic = createPublicKey(readFileSync(otherKey)).export({ type: 'spki', format: 'der' });
  const third = await backUp({ BACKUP_PUBLIC_KEY: otherPublic.toString('base64') });
  expect(third).toMatchObject({ code: 0, out: expect.not.stringContaining('of the backup before') });
  const [last = ''] = readdirSync(nightly);
  expect(await restore(path.join(nightly, last), 'other', '--key', otherKey)).toMatchObject({ code: 0 });
});

test('a cut, exchanged or left out file and a changed manifest are refused', { timeout: TIMEOUT }, async () => {
  const lines = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n');
  const stored = (folder: string) => lines(path.join(folder, 'files.sha256')).map((line) => line.slice(66));
  const damages: [string, (folder: string) => void, RegExp][] = [
    ['cut', (folder) => truncateSync(path.join(folder, 'files', stored(folder)[0]!), 5000), /damaged/],
    [
      'exchanged',
      (folder) =>
        copyFileSync(path.join(folder, 'database/PG_VERSION'), path.join(folder, 'files', stored(folder)[0]!)),
      /damaged/,
    ],
    [
      'left out',
      (folder) => writeFileSync(path.join(folder, 'files.sha256'), ''),
      /damaged: files.sha256 has changed since the backup/,
    ],
    [
      'another manifest',
      (folder) => {
        const file = path.join(folder, 'manifest.json');
        writeFileSync(file, readFileSync(file, 'utf8').replace('"missing": []', '"missing": ["x"]'));
      },
      /its manifest isn’t the one that this installation signed/,
    ],
    ['no signature', (folder) => rmSync(path.join(folder, 'manifest.hmac')), /its manifest isn’t the one/],
  ];
  for (const [what, damage, said] of damages) {
    await cp(place('sealed'), place(what), { recursive: true });
    damage(place(what));
    const ended = await restore(place(what), `${what}-place`, '--key', key);
    expect(ended, what).toMatchObject({ code: 1, err: expect.stringMatching(said) });
  }
});

test('an older release’s backup, which isn’t signed, is restored on request only', { timeout: TIMEOUT }, async () => {
  const backup = place('older');
  const taken = await run('upkeep/backup.ts', [backup], { DATA_DIR });
  expect(taken).toMatchObject({
    code: 0,
    out: expect.stringContaining('WARNING: it is not encrypted. Whoever has it can'),
  });
  expect(filesWith(backup, word).length).toBeGreaterThan(0);
  const { sealedKey: _, ...manifest } = JSON.parse(readFileSync(path.join(backup, 'manifest.json'), 'utf8'));
  writeFileSync(path.join(backup, 'manifest.json'), JSON.stringify({ ...manifest, format: 1 }));
  rmSync(path.join(backup, 'manifest.hmac'));
  expect(await restore(backup, 'old')).toMatchObject({ code: 1, err: expect.stringContaining('add --unsigned') });
  expect(await restore(backup, 'old', '--unsigned')).toMatchObject({ code: 0 });
});

test('a backup taken after an erasure contains nothing of the person, not even unencrypted', {
  timeout: TIMEOUT,
}, async () => {
  const photo = pieceOfPhoto();
  const address = addressOf(DATA_DIR);
  const [{ reference }] = await withConnection(address, async (client) => {
    return (await client.query('select reference from applications where id = $1', [applicationId])).rows;
  });
  const asked = ['erase', '--reference', String(reference).replace(/^(\d{4})/, '$1-'), '--reason', 'Lo pidió'];
  expect(await run('privacy/person.ts', asked, env)).toMatchObject({ code: 0 });
  const backup = place('erased');
  expect(await run('upkeep/backup.ts', [backup], { DATA_DIR })).toMatchObject({ code: 0 });
  for (const bytes of [word, photo]) expect(filesWith(backup, bytes)).toEqual([]);
  expect(await restore(backup, 'erased-place')).toMatchObject({ code: 0 });
});
