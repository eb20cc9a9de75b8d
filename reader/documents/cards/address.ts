import { mx } from '@volante/contract/countries/mx.ts';
import type { TextLine } from '../../engine/text-line.ts';
import type { DocumentFields } from '../document.ts';
import { bare } from '../letters.ts';
import { type SecondLook, spellCertainly, wordsOf } from './second-look.ts';

/**
 * The address of an INE, in three lines: street and number, neighborhood and postal code, town and state. A line is used if both
 * readings agree; for the last one it is enough that its state is a known one.
 */
export async function readAddress(lines: TextLine[], look: SecondLook): Promise<DocumentFields> {
  if (lines.length !== 3) return {};
  const spelled: (string | null)[] = [];
  for (const [k, line] of lines.entries()) {
    const form = FORMS[k]!;
    const isTown = k === 2;
    const tidyLine = isTown ? tidyTown : (read: string) => tidyStreet(read, line.text);
    const text = await spellCertainly(line, look, tidyLine, (item) => form.test(item));
    const agreed = text ?? (isTown ? await vouched(line, look) : null);
    spelled.push(agreed && isTown ? withKnownState(agreed, tidyTown(line.text)) : agreed);
  }
  const [street, neighborhood, town] = spelled;
  const parts = { ...streetParts(street), ...neighborhoodParts(neighborhood), ...townParts(town) };
  return spelled.every((line) => line !== null) ? { address: spelled.join(', '), ...parts } : parts;
}

// Spaces may be lost, but the form of a line shows which it is: street and number, neighborhood and postal code, town and state.
const STREETS =
  'C|CALLE|AV|AVENIDA|BLVD|BLVR|BOULEVARD|PRIV|PRIVADA|CDA|CERRADA|AND|ANDADOR|CJON|CALLEJON|CALZ|CALZADA|PROL|PROLONGACION|RET|RETORNO|CTO|CIRC|CIRCUITO|CARR|CARRETERA|CAM|CAMINO|PASEO|PSO|DIAG|DIAGONAL|EJE|REG|REGION|SM|SMZ|MZ|MZA|MANZANA|LT|LOTE|KM|DOM';
const QUARTERS =
  'COL|COLONIA|FRACC|FRACCIONAMIENTO|BARR|BARRIO|BO|U H|U HAB|UNIDAD|PBLO|PUEBLO|LOC|EJIDO|EJ|RA|RCHO|RANCHO|CONG|AMPL|AMPLIACION|POB|RES|RESIDENCIAL|CONJ|CONJUNTO|ZONA|CENTRO';
const FORMS = [
  new RegExp(`^(${STREETS})\\.? .*(?<![A-Z])(\\d+[A-Z]?|S/N)\\b`),
  new RegExp(`^(${QUARTERS})\\.? .* \\d{5}$`),
  /^[^,]+, .+$/,
];

// The first engine drops letters of close-set lines, and its low confidence shows it. Then a reading of the second engine counts,
// if two cuts agree on it and it ends in a known state.
async function vouched(first: TextLine, look: SecondLook): Promise<string | null> {
  if (first.confidence > 0.9) return null;
  const close = tidyTown(await look.spell(first, 'close'));
  if (!stateIn(close)) return null;
  return wordsOf(close) === wordsOf(tidyTown(await look.spell(first, 'wide'))) ? close : null;
}

function tidy(text: string): string {
  return (
    text
      .normalize('NFC')
      .toUpperCase()
      .replace(/[^A-ZÑÁÉÍÓÚÜ0-9,.# /-]/g, '')
      .replace(/\s*(?:,|(?<![ ,.][A-ZÑ])\.)(?=\s*[A-ZÑÁÉÍÓÚ]{3,}[^,.]*$)\s*/, ', ')
      .replace(/\b(INT|EXT|NUM|NO)\.?(?=\d)/g, '$1 ')
      .replace(/\s+/g, ' ')
      // "S/N", no number: the second engine takes the stroke for a letter.
      .replace(/ S[I1/]?N$/, ' S/N')
      .replace(/^UHAB\b/, 'U HAB')
      // A postal code has five digits: more are the neighborhood's number before it.
      .replace(/(?<=[A-ZÑ] ?\d{1,3})(?=\d{5}$)/, ' ')
      .replace(/^[^A-ZÑÁÉÍÓÚ0-9]+|[^A-ZÑÁÉÍÓÚÜ0-9.]+$/g, '')
  );
}

/** A street or a neighborhood. A final dot is a speck: only abbreviations of states end in one. So is one that only this reading has. */
function tidyStreet(text: string, first: string): string {
  const hasSigns = /[A-Z][,.]\s*[A-Z]/.test(first.toUpperCase());
  return tidy(hasSigns ? text : text.replace(/(?<=[A-ZÑ])[,.](?=\s*[A-ZÑ])/gi, ' ')).replace(/\.+$/, '');
}

function streetParts(line: string | null | undefined): DocumentFields {
  if (!FORMS[0]!.test(line ?? '')) return {};
  const found = /^(?:(?:C|CALLE|AV|AVENIDA)\.? )?(.+?) (?:NUM\.? |NO\.? |#)?(\d+[A-Z]?)(?: INT\.? (\w+))?$/.exec(
    line ?? '',
  );
  const [, street, streetNumber, department] = found ?? [];
  if (!street || !streetNumber) return {};
  return { street, streetNumber, ...(department && { department }) };
}

function neighborhoodParts(line: string | null | undefined): DocumentFields {
  const found = /^(?:COL|COLONIA|FRACC|BARR|U HAB)\.? (.+?) (\d{5})$/.exec(line ?? '');
  const [, neighborhood, postalCode] = found ?? [];
  return neighborhood && postalCode ? { neighborhood, postalCode } : {};
}

function townParts(line: string | null | undefined): DocumentFields {
  const state = line && stateIn(line);
  const [city] = line?.split(',') ?? [];
  return state && city ? { city: city.trim(), state } : {};
}

/** The state after the last comma, as the product writes it, even if the card cuts it off. */
function stateIn(line: string): string | null {
  return stateNamed(line.split(',').slice(1).join(','));
}

/** The state of a name or an abbreviation, as the product writes it. */
export function stateNamed(text: string): string | null {
  const written = bare(text);
  const state = mx.states.find(({ name }) => {
    const full = bare(name);
    return full === written || (written.length >= 8 && full.startsWith(written));
  });
  return state?.name ?? shortStates[written] ?? null;
}

/** Abbreviations on the cards of the INE, without their dots. */
const shortStates: Record<string, string> = {
  AGS: 'Aguascalientes',
  BC: 'Baja California',
  BCS: 'Baja California Sur',
  CAMP: 'Campeche',
  CHIS: 'Chiapas',
  CHIH: 'Chihuahua',
  CDMX: 'Ciudad de México',
  DF: 'Ciudad de México',
  COAH: 'Coahuila',
  COL: 'Colima',
  DGO: 'Durango',
  MEX: 'Estado de México',
  MEXICO: 'Estado de México',
  GTO: 'Guanajuato',
  GRO: 'Guerrero',
  HGO: 'Hidalgo',
  JAL: 'Jalisco',
  MICH: 'Michoacán',
  MOR: 'Morelos',
  NAY: 'Nayarit',
  NL: 'Nuevo León',
  OAX: 'Oaxaca',
  PUE: 'Puebla',
  QRO: 'Querétaro',
  QROO: 'Quintana Roo',
  SLP: 'San Luis Potosí',
  SIN: 'Sinaloa',
  SON: 'Sonora',
  TAB: 'Tabasco',
  TAMPS: 'Tamaulipas',
  TLAX: 'Tlaxcala',
  VER: 'Veracruz',
  YUC: 'Yucatán',
  ZAC: 'Zacatecas',
};

/** A town and its state. The state gets its known spelling, with accents and spaces, even where the card cuts it off. */
function tidyTown(text: string): string {
  const line = tidy(text);
  const state = stateIn(line);
  const [head = '', ...tail] = line.split(',');
  const written = bare(tail.join(','));
  if (/^(CDMX|MEXICO)$/.test(written)) return line.replace(/\.+$/, '');
  if (!state || written in shortStates) return line;
  let name = state.toUpperCase();
  while (bare(name).length > written.length) name = name.slice(0, -1);
  return `${head}, ${name.trim()}`;
}

/**
 * The line, with the state of the other reading if its own isn't a state ("COMX" for "CDMX"); null if neither reading names a
 * state.
 */
function withKnownState(line: string, other: string): string | null {
  if (stateIn(line)) return line;
  return stateIn(other)
    ? `${line.slice(0, line.lastIndexOf(','))}, ${other.slice(other.lastIndexOf(',') + 1).trim()}`
    : null;
}
