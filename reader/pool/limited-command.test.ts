import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { limitedCommand } from './limited-command.ts';

const limits = { memory: 300, computing: 7, niceness: 3 };
const print = ['-e', "console.log(require('fs').readFileSync('/proc/self/limits', 'utf8'))"];
const isLinux = process.platform === 'linux' && existsSync('/usr/bin/prlimit');

test.runIf(isLinux)('without a shell a child has the same limits as with one', () => {
  const [withShell, without] = [true, false].map((hasShell) => {
    const [command, args] = limitedCommand(limits, [process.execPath, ...print], hasShell);
    const said = execFileSync(command, args, { encoding: 'utf8' });
    return said.split('\n').filter((line) => /^Max (cpu time|data size|core file size) /.test(line));
  });
  expect(withShell).toHaveLength(3);
  expect(without).toEqual(withShell);
  expect(without?.join('\n')).toMatch(/Max cpu time +7 +7/);
});
