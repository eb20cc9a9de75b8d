import { checkCurp } from '@volante/contract/fields/identifiers/curp.ts';
import { checkRfc } from '@volante/contract/fields/identifiers/rfc.ts';
import { checkSsn } from '@volante/contract/fields/identifiers/ssn.ts';
import type { PersonalDataRow } from './store.ts';
import type { Flags } from './tables.ts';

/**
 * Runs the strict checks on the present identifiers. They warn the reviewer and refuse nothing. `ssn` is given only if a new one
 * was sent: the stored one is encrypted, and keeps its flags.
 */
export function flagsOf(row: PersonalDataRow, ssn: string | null, today: string): Flags {
  const birthdate = row.birthdate ?? '';
  const flags: Flags = {
    nationalId: row.national_id ? checkCurp(row.national_id, birthdate, today) : [],
    taxId: row.tax_id ? checkRfc(row.tax_id, birthdate) : [],
    ssn: ssn === null ? (row.flags.ssn ?? []) : checkSsn(ssn),
  };
  return Object.fromEntries(Object.entries(flags).filter(([, warnings]) => warnings.length > 0));
}
