import { mx } from '@volante/contract/countries/mx.ts';
import type { TextLine } from '../../ocr/engine/text-line.ts';
import { bare, lookalike } from '../letters.ts';
import type { PaperFields } from '../paper.ts';
import type { SecondLook } from './ine-front.ts';

/**
 * The address of an INE: street and number, neighborhood and postal code, town and state, a line each. A line counts if both
 * readings agree, the last one also if its state is a known one.
 */
export async function readAddress(lines: TextLine[], look: SecondLook): Promise<PaperFields> {
  if (lines.length !== 3) return {};
  const spelled: (string | null)[] = [];
  for (const [k, line] of lines.entries()) {
    const cuts = [tidy(await look.spell(line))];
    const holds = (text: string) => agree(line.text, text) && FORMS[k]!.test(text);
    if (!holds(cuts[0]!)) cuts.push(tidy(await look.spell(line, 'wide')));
    const agreed = cuts.find(holds) ?? vouched(line, cuts, k === 2);
    spelled.push(agreed && k === 2 ? withStateAccents(agreed) : agreed);
  }
  const [street, neighborhood, town] = spelled;
  const parts = { ...streetParts(street), ...neighborhoodParts(neighborhood), ...townParts(town) };
  return spelled.every((line) => line !== null) ? { address: spelled.join(', '), ...parts } : parts;
}

// A lost space shows in the form of a line: street and number, neighborhood and postal code, town and state.
const STREETS =
  'C|CALLE|AV|AVENIDA|BLVD|BLVR|PRIV|CDA|AND|CJON|CALZ|PROL|RET|CTO|CIRC|CARR|CAM|PASEO|PSO|DIAG|EJE|MZ|LT|DOM';
const QUARTERS = 'COL|COLONIA|FRACC|BARR|BO|U H|U HAB|UNIDAD|PBLO|PUEBLO|LOC|EJIDO|RES|CONJ|ZONA|CENTRO';
const FORMS = [
  new RegExp(`^(${STREETS})\\.? .*(?<![A-Z])(\\d+[A-Z]?|S/N)\\b`),
  new RegExp(`^(${QUARTERS})\\.? .* \\d{5}$`),
  /^[^,]+, .+$/,
];

function agree(first: string, second: string): boolean {
  return second !== '' && lookalike(first) === lookalike(second);
}

// The first engine drops letters of close-set lines, which its own doubt shows: then two cuts read alike by the second one
// count, if they end in a known state.
function vouched(first: TextLine, [close = '', wide = '']: string[], isTown: boolean): string | null {
  if (!isTown || first.confidence > 0.9 || !stateIn(close)) return null;
  return bare(close) === bare(wide) ? close : null;
}

function tidy(text: string): string {
  return text
    .normalize('NFC')
    .toUpperCase()
    .replace(/[^A-ZÑÁÉÍÓÚÜ0-9,.# /-]/g, '')
    .replace(/\s*[,.](?=\s*[A-ZÑÁÉÍÓÚ]{3,}[^,.]*$)\s*/, ', ')
    .replace(/\b(INT|EXT|NUM|NO)\.?(?=\d)/g, '$1 ')
    .replace(/\s+/g, ' ')
    .replace(/^[^A-ZÑÁÉÍÓÚ0-9]+|[^A-ZÑÁÉÍÓÚÜ0-9.]+$/g, '');
}

function streetParts(line: string | null | undefined): PaperFields {
  const found = /^(?:C|CALLE|AV|AVENIDA)\.? (.+?) (?:NUM\.? |NO\.? |#)?(\d+[A-Z]?)(?: INT\.? (\w+))?$/.exec(line ?? '');
  const [, street, streetNumber, department] = found ?? [];
  if (!street || !streetNumber) return {};
  return { street, streetNumber, ...(department && { department }) };
}

function neighborhoodParts(line: string | null | undefined): PaperFields {
  const found = /^(?:COL|COLONIA|FRACC|BARR|U HAB)\.? (.+?) (\d{5})$/.exec(line ?? '');
  const [, neighborhood, postalCode] = found ?? [];
  return neighborhood && postalCode ? { neighborhood, postalCode } : {};
}

function townParts(line: string | null | undefined): PaperFields {
  const state = line && stateIn(line);
  const [city] = line?.split(',') ?? [];
  return state && city ? { city: city.trim(), state } : {};
}

/** The state behind the last comma, also when the card cuts it off; its name as the product writes it. */
function stateIn(line: string): string | null {
  const written = bare(line.split(',').slice(1).join(','));
  const state = mx.states.find(({ name }) => {
    const full = bare(name);
    return full === written || (written.length >= 8 && full.startsWith(written));
  });
  return state?.name ?? null;
}

function withStateAccents(line: string): string {
  const state = stateIn(line);
  const at = line.lastIndexOf(', ');
  if (!state || at < 0) return line;
  return `${line.slice(0, at)}, ${state.toUpperCase().slice(0, line.length - at - 2)}`;
}
