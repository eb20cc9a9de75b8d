import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { examineAudit } from './examine-audit.ts';
import { announcer, newestHead, sealEntries, verifySeals } from './seals.ts';

const server = await startTestApp();
const folder = mkdtempSync(path.join(tmpdir(), 'volante-anchor-'));
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});
const { query, deps } = server;
let AUDIT_ANCHOR: string;
let logged: Record<string, unknown>[];
let announce: () => Promise<void>;
let files = 0;
const log = pino({ base: null }, { write: (line) => logged.push(JSON.parse(line)) });
const anchored = () => ({ ...deps, log, config: { ...deps.config, AUDIT_ANCHOR } });

beforeEach(async () => {
  await asSuperuser('delete from staff_audit');
  await query('delete from staff_audit_seals');
  AUDIT_ANCHOR = path.join(folder, `heads-${++files}`);
  logged = [];
  announce = announcer(anchored());
});

/** What somebody can do who writes to the database but doesn't know the key. */
async function asSuperuser(sql: string): Promise<void> {
  await query('alter table staff_audit disable trigger user');
  await query(sql);
  await query('alter table staff_audit enable trigger user');
}

/** Writes an entry, waits until it is sealed, and announces the seal. */
async function seal(kind: string): Promise<void> {
  await deps.staffGate.recordWrite({ accountId: null, kind, ip: null });
  await sealAgain();
}

/** Transactions of other databases on the same server hold seals back. */
async function sealAgain(): Promise<void> {
  await expect.poll(() => sealEntries(deps), { timeout: 20_000 }).toBeGreaterThan(0);
  await announce();
}

/** Removes the seals from a number on and changes an entry that only they covered; the job seals it again with the right key. */
async function rewrite(from: number): Promise<void> {
  await query('delete from staff_audit_seals where number >= $1', [from]);
  await asSuperuser(`update staff_audit set kind = 'forged' where kind = 'two'`);
}

test('a chain made again is whole in itself, but differs from the heads kept at the anchor', async () => {
  for (const kind of ['one', 'two', 'three']) await seal(kind);
  expect(await examineAudit(anchored())).toMatchObject({
    isWhole: true,
    words: expect.stringMatching(/equal to 3 kept/),
  });
  await rewrite(2);
  const gone = { isWhole: false, words: expect.stringMatching(/^seal 2 is gone, the newest is 1:/) };
  expect(await examineAudit(anchored())).toMatchObject(gone);
  await sealAgain();
  expect(await verifySeals(deps)).toHaveProperty('entries');
  expect(await examineAudit(anchored())).toMatchObject({ isWhole: false });
  await seal('four');
  expect(await examineAudit(anchored())).toMatchObject({
    isWhole: false,
    words: 'seal 2 was made again: it differs from the one kept elsewhere',
  });
});

test('an audit log that was emptied, or an anchor that was, is not whole', async () => {
  await seal('one');
  await asSuperuser('delete from staff_audit');
  await query('delete from staff_audit_seals');
  expect(await examineAudit(anchored())).toMatchObject({
    isWhole: false,
    words: expect.stringMatching(/^seal 1 is gone/),
  });
  await seal('two');
  rmSync(AUDIT_ANCHOR);
  expect(await examineAudit(anchored())).toMatchObject({
    isWhole: false,
    words: expect.stringMatching(/holds no seal/),
  });
});

test('without an anchor a head noted elsewhere shows it, and no head is said to prove less', async () => {
  for (const kind of ['one', 'two']) await seal(kind);
  const noted = await newestHead(deps);
  const plain = { ...deps, config: { ...deps.config, AUDIT_ANCHOR: undefined } };
  const unproved = { isWhole: true, words: expect.stringMatching(/compared with none kept elsewhere/) };
  expect(await examineAudit(plain)).toMatchObject(unproved);
  expect(await examineAudit(plain, [noted!])).toMatchObject({ isWhole: true });
  await rewrite(2);
  await sealAgain();
  expect(await examineAudit(plain)).toMatchObject(unproved);
  expect(await examineAudit(plain, [noted!])).toMatchObject({ isWhole: false });
});

test('the log has the head of every seal once, and says when seals were removed', async () => {
  await seal('one');
  const first = await newestHead(deps);
  await announce();
  await seal('two');
  expect(logged).toMatchObject([
    { level: 30, ...first },
    { level: 30, number: 2 },
  ]);
  await query('delete from staff_audit_seals where number = 2');
  await announce();
  expect(logged.slice(2)).toMatchObject([
    { level: 50, number: 1, last: 2, msg: 'seals of the audit log were removed' },
    { level: 30, ...first },
  ]);
});

test('a head that could not be kept is kept by the next run', async () => {
  const blocked = path.join(folder, 'blocked');
  writeFileSync(blocked, '');
  AUDIT_ANCHOR = path.join(blocked, 'heads');
  announce = announcer(anchored());
  await expect(seal('one')).rejects.toThrow();
  await expect(announce()).rejects.toThrow();
  rmSync(blocked);
  await announce();
  expect(await examineAudit(anchored())).toMatchObject({
    isWhole: true,
    words: expect.stringMatching(/equal to 1 kept/),
  });
});
