import pg from 'pg';

/** How a column's text becomes a value: what JavaScript would round or shift by a time zone keeps its exact form. */
export const parsersByType: pg.CustomTypesConfig = {
  getTypeParser: ((type: number, format?: 'text' | 'binary') => {
    const own = format === 'binary' ? undefined : parsers.get(type);
    return own ?? pg.types.getTypeParser(type, format);
  }) as typeof pg.types.getTypeParser,
};

/** A whole number of any size: a number where that is exact, else a bigint. */
export function parseWhole(text: string): number | bigint {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : BigInt(text);
}

/** A decimal: a number while a double holds all of its digits (15), else the text. */
export function parseDecimal(text: string): number | string {
  const digits = text.replace(/^-?0*|\./g, '').length;
  const value = Number(text);
  return digits <= 15 && Number.isFinite(value) ? value : text;
}

const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.INT8, parseWhole],
  [pg.types.builtins.NUMERIC, parseDecimal],
  // A calendar day has no time zone: 'yyyy-mm-dd' stays text.
  [pg.types.builtins.DATE, (text) => text],
]);
