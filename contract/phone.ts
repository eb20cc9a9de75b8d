import type { CountryCode } from './countries/country.ts';

/**
 * The stored form of a typed phone: prefix and 10 digits (`+525512345678`), or null when it is no number of the country.
 * Understands the old Mexican ways of writing: `+52 1 …`, `044 …`, `045 …`, `01 …`.
 */
export function normalizePhone(typed: string, country: CountryCode): string | null {
  if (/[^\d\s().+-]/.test(typed)) return null;
  const digits = typed.replace(/\D/g, '');
  const international = typed.trim().startsWith('+');
  return country === 'mx' ? mexican(digits, international) : american(digits, international);
}

function mexican(digits: string, international: boolean): string | null {
  let rest = digits;
  if (rest.length > 10 && rest.startsWith('52')) rest = rest.slice(2);
  else if (international) return null;
  if (rest.length === 11 && rest.startsWith('1')) rest = rest.slice(1);
  const old = /^(044|045|01)(\d{10})$/.exec(rest);
  if (old?.[2]) rest = old[2];
  return /^[1-9]\d{9}$/.test(rest) ? `+52${rest}` : null;
}

function american(digits: string, international: boolean): string | null {
  if (international && !digits.startsWith('1')) return null;
  const rest = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  // Area and exchange never start with 0 or 1.
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(rest) ? `+1${rest}` : null;
}

/** The stored phone as the form shows it: without the country's prefix. */
export function localPhone(stored: string): string {
  return stored.replace(/^\+(52|1)(?=\d{10}$)/, '');
}
