import { expect, test } from 'vitest';
import { requireSupportedVersion } from './server-version.ts';

const serverOf = (version: string) => ({ query: async () => ({ rows: [{ version }] }) });

test('PostgreSQL 14 to 18 are accepted, and older ones refused by their version', async () => {
  for (const version of ['14.19', '15.18 (Debian 15.18-0+deb12u1)', '18.1', '19beta1'])
    expect(await requireSupportedVersion(serverOf(version))).toBe(version);
  for (const version of ['13.22', '9.6.24'])
    await expect(requireSupportedVersion(serverOf(version))).rejects.toThrow(
      `Volante needs PostgreSQL 14 or newer, this is ${version}.`,
    );
});
