/**
 * `+52` and ten digits, from digits written the Mexican way or, if `international`, with the calling code; null for anything
 * else. Drops the old prefixes `1`, `01`, `044` and `045`, and a calling code typed
 * twice, as when a whole number is pasted behind the form's own `+52`.
 */
export function mexicanPhone(digits: string, international: boolean): string | null {
  if (international && !digits.startsWith('52')) return null;
  let rest = digits;
  while (rest.length > 10 && rest.startsWith('52')) rest = rest.slice(2);
  if (rest.length === 11 && rest.startsWith('1')) rest = rest.slice(1);
  const old = /^(044|045|01)(\d{10})$/.exec(rest);
  if (old?.[2]) rest = old[2];
  return /^[2-9]\d{9}$/.test(rest) ? `+52${rest}` : null;
}

/** Two digits in the largest cities: `55 1234 5678`, `664 123 4567`. */
export function mexicanAreaLength(digits: string): 2 | 3 {
  return /^(55|33|81|56)/.test(digits) ? 2 : 3;
}
