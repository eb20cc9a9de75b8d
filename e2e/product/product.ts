import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { CountryCode } from '../../contract/countries/country.ts';
import type { Role } from '../../contract/staff/roles.ts';

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '../..');

/** The link of a new application, made by the operators' command. */
export async function newLink(country: CountryCode): Promise<{ id: string; url: string }> {
  const { stdout } = await run(process.execPath, ['server/commands/link.ts', '--country', country, '--json'], {
    cwd: root,
  });
  return JSON.parse(stdout);
}

/** What the operators read of who waits to be served, with the addresses. */
export async function readWaitingList(): Promise<string> {
  const { stdout } = await run(process.execPath, ['server/commands/waiting-list.ts', '--show'], { cwd: root });
  return stdout;
}

/** The address of a new invitation for staff, made by the operators' command. A journey that is repeated invites somebody else. */
export async function inviteStaff(email: string, role: Role): Promise<string> {
  const own = email.replace('@', `+${Date.now()}@`);
  const args = ['server/commands/staff.ts', 'invite', '--email', own, '--role', role, '--json'];
  const { stdout } = await run(process.execPath, args, { cwd: root });
  return JSON.parse(stdout).url;
}
