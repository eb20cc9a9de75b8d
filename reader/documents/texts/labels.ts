/** Capitals without accents, single spaces; Ñ and tabs stay. */
export function plain(text: string): string {
  return text
    .normalize('NFC')
    .toUpperCase()
    .replace(/Ñ/g, '\ue000')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/\ue000/g, 'Ñ')
    .replace(/[^\S\t]+/g, ' ');
}

/** The beginnings of labels that are side by side in a row, with their values in the row below. */
const LABEL =
  /^(APELLIDO|CALLE|CLABE|CLAVE|CLIENTE|CODIGO|CORTE|CUENTA|C\.?U\.?R\.?P|DIRECCION|DOMICILIO|ENTIDAD|ESTATUS|FECHA|FOLIO|MEDIDOR|MONEDA|MUNICIPIO|NO\.|NOMBRE|NUMERO|PERIODO|PRIMER|PRODUCTO|R\.?F\.?C|SALDO|SEGUNDO|SERVICIO|SEXO|SUCURSAL|TARIFA|TITULAR|TOTAL)\b/;

/**
 * The value of a label: after it, in the next cell of its row, or below it in its column. `label` is the source of a pattern for
 * plain text.
 */
export function besideLabel(rows: readonly string[], label: string): string | null {
  const pattern = new RegExp(`^\\s*${label}\\s*:?\\s*(.*)$`);
  for (const [k, row] of rows.entries()) {
    const cells = plain(row).split('\t');
    const column = cells.findIndex((cell) => pattern.test(cell));
    if (column < 0) continue;
    const own = pattern.exec(cells[column]!)?.[1]?.trim();
    if (own) return own;
    const beside = cells[column + 1]?.trim();
    if (beside && !beside.endsWith(':') && !LABEL.test(beside)) return beside;
    const below = plain(rows[k + 1] ?? '').split('\t');
    const value = below.length === cells.length ? below[column] : below.length === 1 ? below[0] : undefined;
    return value && !value.includes(':') && !LABEL.test(value.trim()) ? value.trim() : null;
  }
  return null;
}

/** A person's name as printed in capitals; null for anything that isn't two to seven words of letters. */
export function asName(text: string | null): string | null {
  const name = text?.trim() ?? '';
  return /^[A-ZÑ.']+( [A-ZÑ.']+){1,6}$/.test(name) &&
    !LABEL.test(name) &&
    !/\b(S\.?A\.?|BANCO|CUENTA|CLIENTE|ESTADO|CALLE|COL|SERVICIO|PAGINA|RESUMEN|PERIODO|TITULAR)\b/.test(name)
    ? name
    : null;
}
