import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { VirusScanner } from '../virus-scan/index.ts';
import { type Rule, refuses } from './rule.ts';

// The test file that every scanner knows (eicar.org). In two parts, so that a scanner of this disk doesn't find it here.
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('-');

/** The rules for every virus scanner. */
export const virusScanRules: Rule<VirusScanner>[] = [
  { says: 'a clean file passes', holds: (scanner) => withFile('a clean file', (file) => scanner.scan(file)) },
  {
    says: 'an infected file is refused with file_infected',
    holds: (scanner) => withFile(eicar, (file) => refuses(scanner.scan(file), { code: 'file_infected' })),
  },
  {
    says: 'a file that can’t be scanned never passes',
    holds: (scanner) =>
      withFile('', (file) => assert.rejects(async () => scanner.scan(path.join(path.dirname(file), 'missing')))),
  },
];

async function withFile(content: string, work: (file: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'volante-scan-'));
  const file = path.join(folder, 'file');
  try {
    await writeFile(file, content);
    await work(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}
