import type { Currency } from '@volante/contract/country.ts';
import { LARGEST_WEEK } from '@volante/contract/earnings/weeks.ts';

export type MoneyFault = 'invalid' | 'tooMuch';

/**
 * Parses an amount as people type or paste it: `4,312.50`, `$4312`, `4312,50`, `MXN 4,312`. At most two decimals. An amount in
 * another currency is invalid.
 */
export function readMoney(text: string, currency: Currency): { amount: number } | { fault: MoneyFault } {
  const bare = withoutCurrency(text, currency).replace(/^(\d+),(\d{2})$/, '$1.$2');
  if (!/^(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/.test(bare)) return { fault: 'invalid' };
  const amount = Number(bare.replaceAll(',', ''));
  return amount > LARGEST_WEEK ? { fault: 'tooMuch' } : { amount };
}

/** Drops spaces and the signs and names of this currency at both ends. */
export function withoutCurrency(text: string, currency: Currency): string {
  return text
    .replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(names[currency].before, '')
    .replace(names[currency].after, '');
}

const names: Record<Currency, { before: RegExp; after: RegExp }> = {
  MXN: { before: /^(?:MXN|MX)?\$?/i, after: /(?:MXN|M\.?N\.?|pesos?)$/i },
  USD: { before: /^(?:USD|US)?\$?/i, after: /(?:USD|US|d[oó]lar(?:es)?|dollars?)$/i },
};
