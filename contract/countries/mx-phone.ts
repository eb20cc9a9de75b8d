/**
 * `+52` and ten digits, from digits written the Mexican way or, if `international`, with the calling code; null for anything
 * else. Drops the old prefixes `1`, `01`, `044` and `045`.
 */
export function mexicanPhone(digits: string, international: boolean): string | null {
  let rest = digits;
  if (rest.length > 10 && rest.startsWith('52')) rest = rest.slice(2);
  else if (international) return null;
  if (rest.length === 11 && rest.startsWith('1')) rest = rest.slice(1);
  const old = /^(044|045|01)(\d{10})$/.exec(rest);
  if (old?.[2]) rest = old[2];
  return /^[2-9]\d{9}$/.test(rest) ? `+52${rest}` : null;
}

/** Two digits in the largest cities: `55 1234 5678`, `664 123 4567`. */
export function mexicanAreaLength(digits: string): 2 | 3 {
  return /^(55|33|81|56)/.test(digits) ? 2 : 3;
}
