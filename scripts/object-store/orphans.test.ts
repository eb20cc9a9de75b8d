import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { endOrphans, folderPrefix, own } from './orphans.ts';

const makeFolder = () => mkdtempSync(path.join(tmpdir(), folderPrefix));
// One is recognized by its working folder, the other by its arguments.
const runIn = (folder: string) => [
  spawn('sleep', ['60'], { cwd: folder }),
  spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', '--', path.join(folder, 'server.conf')]),
];

test.runIf(process.platform === 'linux')('a store whose owner was killed is taken down by the next run', async () => {
  const folder = makeFolder();
  writeFileSync(path.join(folder, 'owner'), JSON.stringify({ pid: process.pid, startedAt: 'another time' }));
  const children = runIn(folder);
  const ended = children.map((child) => once(child, 'exit'));
  expect(endOrphans()).toBeGreaterThanOrEqual(1);
  for (const [, signal] of await Promise.all(ended)) expect(signal).toBe('SIGKILL');
  expect(existsSync(folder)).toBe(false);
});

test.runIf(process.platform === 'linux')('the store of a run that goes on is left alone', () => {
  const folder = makeFolder();
  own(folder);
  const children = runIn(folder);
  endOrphans();
  expect(children.map((child) => child.signalCode)).toEqual([null, null]);
  expect(existsSync(folder)).toBe(true);
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});
