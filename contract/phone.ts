import type { CountryCode } from './countries/country.ts';

/**
 * The stored form of a typed phone: prefix and 10 digits (`+525512345678`), or null when it is no number of the country.
 * Understands the old Mexican ways of writing (`+52 1 …`, `044 …`, `045 …`, `01 …`), the ways to dial from abroad (`00 52 …`,
 * `011 52 …`), and what phones paste along: direction marks, hard blanks, long dashes.
 */
export function normalizePhone(typed: string, country: CountryCode): string | null {
  const plain = typed
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\p{Dash}/gu, '-')
    .trim();
  if (!/^\+?[\d\s().-]+$/.test(plain)) return null;
  const digits = plain.replace(/\D/g, '');
  const abroad = /^(?:00|011)((?:52|1)\d{10,11})$/.exec(digits)?.[1];
  const international = plain.startsWith('+') || abroad !== undefined;
  return country === 'mx' ? mexican(abroad ?? digits, international) : american(abroad ?? digits, international);
}

function mexican(digits: string, international: boolean): string | null {
  let rest = digits;
  if (rest.length > 10 && rest.startsWith('52')) rest = rest.slice(2);
  else if (international) return null;
  if (rest.length === 11 && rest.startsWith('1')) rest = rest.slice(1);
  const old = /^(044|045|01)(\d{10})$/.exec(rest);
  if (old?.[2]) rest = old[2];
  return /^[2-9]\d{9}$/.test(rest) ? `+52${rest}` : null;
}

function american(digits: string, international: boolean): string | null {
  if (international && !digits.startsWith('1')) return null;
  const rest = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return americanShape.test(rest) ? `+1${rest}` : null;
}

// Area and exchange never start with 0 or 1 nor end in 11 (those are services); no area has a 9 in its middle or is 555.
const americanShape = /^(?!.11|555)[2-9][0-8]\d(?!.11)[2-9]\d{6}$/;

/** The stored phone as the form shows it: without the country's prefix. */
export function localPhone(stored: string): string {
  return stored.replace(/^\+(52|1)(?=\d{10}$)/, '');
}
