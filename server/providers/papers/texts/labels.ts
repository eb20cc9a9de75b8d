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

/**
 * The value beside a label, or in the next cell of its row, or below it. `label` is the source of a pattern over plain text.
 */
export function besideLabel(rows: readonly string[], label: string): string | null {
  for (const [k, row] of rows.entries()) {
    const found = new RegExp(`(?:^|\\t)\\s*${label}\\s*:?\\s*([^\\t]*)(?:\\t([^\\t]+))?`).exec(plain(row));
    if (!found) continue;
    const own = found[1]?.trim();
    if (own) return own;
    const beside = found[2]?.trim();
    if (beside && !beside.endsWith(':')) return beside;
    const below = plain(rows[k + 1] ?? '').trim();
    if (below && !below.includes(':') && !below.includes('\t')) return below;
    return null;
  }
  return null;
}

/** A person's name as printed in capitals; null for anything that isn't two to seven words of letters. */
export function asName(text: string | null): string | null {
  const name = text?.trim() ?? '';
  return /^[A-ZÑ.']+( [A-ZÑ.']+){1,6}$/.test(name) &&
    !/\b(S\.?A\.?|BANCO|CUENTA|CLIENTE|ESTADO|CALLE|COL|SERVICIO|PAGINA|RESUMEN)\b/.test(name)
    ? name
    : null;
}
