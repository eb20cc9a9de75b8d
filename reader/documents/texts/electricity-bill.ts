import type { DocumentFields } from '../document.ts';
import { asName, besideLabel, plain } from './labels.ts';

// Paseo de la Reforma 164: the company's own office, named on every bill.
const OWN_POSTAL_CODE = '06600';

export function isElectricityBill(text: string): boolean {
  return /COMISION FEDERAL DE ELECTRICIDAD|\bCFE\b/.test(text) && /NO\.? DE SERVICIO|RMU|TOTAL A PAGAR/.test(text);
}

/** Holder and postal code of a CFE bill. The postal code is used if the address and the registry number agree on it. */
export function readElectricityBill(rows: readonly string[]): DocumentFields {
  const text = plain(rows.join('\n'));
  const codes = [...text.matchAll(/C\.?P\.?:? ?(\d{5})\b/g)]
    .map(([, code]) => code!)
    .filter((code) => code !== OWN_POSTAL_CODE);
  const ofRegistry = /RMU:?\s*(\d{5}) /.exec(text)?.[1];
  const different = new Set([...codes, ...(ofRegistry ? [ofRegistry] : [])]);
  const holder = findHolder(rows);
  return { ...(different.size === 1 && { postalCode: [...different][0]! }), ...(holder && { holder }) };
}

function findHolder(rows: readonly string[]): string | null {
  const labelled = asName(besideLabel(rows, '(?:NOMBRE(?: DEL (?:TITULAR|CLIENTE|USUARIO))?|TITULAR|CLIENTE|USUARIO)'));
  if (labelled) return labelled;
  for (const [k, row] of rows.slice(0, 30).entries()) {
    const cell = row.split('\t')[0] ?? '';
    const name = cell === cell.toUpperCase() ? asName(plain(cell)) : null;
    if (!name || /CFE|ELECTRICIDAD|REFORMA|SUMINISTRADOR|TOTAL/.test(name)) continue;
    const below = rows.slice(k + 1, k + 6).map(plain);
    if (
      /\d/.test(below[0] ?? '') &&
      below.some((line) => /C\.?P\.?:? ?\d{5}/.test(line) && !line.includes(OWN_POSTAL_CODE))
    )
      return name;
  }
  return null;
}
