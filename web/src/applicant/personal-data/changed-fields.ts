import type { PersonalData } from '@volante/contract/admission/application.ts';
import type { CountryCode } from '@volante/contract/countries/country.ts';
import { normalizePhone } from '@volante/contract/fields/phone.ts';

/**
 * Only changed fields, plus the CURP and the fields staff `asked` to correct: saving one unchanged also answers the
 * request.
 */
export function changedFields<T extends object>(
  typed: T,
  stored: PersonalData,
  country: CountryCode,
  asked: readonly string[] = [],
): Partial<T> {
  const before: Record<string, unknown> = { ...stored };
  const kept = Object.entries(typed).filter(([field, value]) => {
    if (value === undefined) return false;
    if (field === 'nationalId' || asked.includes(field)) return true;
    const written = field === 'phone' ? normalizePhone(String(value), country) : value;
    return written !== before[field];
  });
  return Object.fromEntries(kept) as Partial<T>;
}
