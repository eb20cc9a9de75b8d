import type { CountryCode } from '../../contract/countries/country.ts';
import type { Role } from '../../contract/staff/roles.ts';
import { runCommand } from './command.ts';

/** The link of a new application, made by the operators' command. */
export async function newLink(country: CountryCode): Promise<{ id: string; url: string }> {
  return JSON.parse(await runCommand('link', '--country', country, '--json'));
}

/** The operators' listing of the waiting list, with the addresses. */
export function readWaitingList(): Promise<string> {
  return runCommand('waiting-list', '--show');
}

/**
 * The address of a new invitation for staff, made by the operators' command. A repeated journey invites somebody else.
 */
export async function inviteStaff(email: string, role: Role): Promise<string> {
  const own = email.replace('@', `+${Date.now()}@`);
  return JSON.parse(await runCommand('staff', 'invite', '--email', own, '--role', role, '--json')).url;
}
