import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { CountryCode } from '../../contract/countries/country.ts';

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '../..');

/** A link of a new application, made by the command that operators use. */
export async function newLink(country: CountryCode): Promise<{ id: string; url: string }> {
  const { stdout } = await run(process.execPath, ['server/commands/link.ts', '--country', country, '--json'], {
    cwd: root,
  });
  return JSON.parse(stdout);
}
