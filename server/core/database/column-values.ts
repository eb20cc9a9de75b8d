import pg from 'pg';

/** Parsers by column type. Values that JavaScript would round or shift by a time zone keep their exact form. */
export const parsersByType: pg.CustomTypesConfig = {
  getTypeParser: ((type: number, format?: 'text' | 'binary') => {
    const own = format === 'binary' ? undefined : parsers.get(type);
    return own ?? pg.types.getTypeParser(type, format);
  }) as typeof pg.types.getTypeParser,
};

/** An integer of any size: a number if exact, otherwise a bigint. */
export function parseWhole(text: string): number | bigint {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : BigInt(text);
}

/** A decimal: a number if a double holds all its digits (15), otherwise the text. */
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
