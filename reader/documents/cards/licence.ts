import { isDate } from '@volante/contract/fields/dates.ts';
import type { DocumentFields } from '../document.ts';

/**
 * The fields of an AAMVA record (the PDF417 on the back of a licence), US and Canada, versions 1 to 10. Null for a text that
 * isn't such a record or lacks the name, the birthdate or the number.
 */
export function parseLicence(text: string): DocumentFields | null {
  if (!text.startsWith('@') || !/(ANSI |AAMVA)\s?\d{6}/.test(text)) return null;
  const elements = elementsOf(text);
  const get = (name: string) => {
    const value = elements.get(name)?.trim() ?? '';
    return value === '' || /^(NONE|UNAVL|UNAV)$/.test(value) ? null : value;
  };
  const [fullLast = null, fullFirst = null, fullMiddle = null] = get('DAA')?.split(',') ?? [];
  const [given = null, ...more] = get('DCT')?.split(/[ ,]+/) ?? [];
  const lastName = get('DCS') ?? get('DAB') ?? fullLast;
  const firstName = get('DAC') ?? given ?? fullFirst;
  const birthdate = dateOf(get('DBB'));
  const licenceNumber = get('DAQ');
  if (!lastName || !firstName || !birthdate || !licenceNumber) return null;
  const fields: Record<string, string | null> = {
    expiry: dateOf(get('DBA')),
    issued: dateOf(get('DBD')),
    state: get('DAJ'),
    street: get('DAG'),
    city: get('DAI'),
    zip: /^\d{5}/.exec(get('DAK') ?? '')?.[0] ?? null,
  };
  const known = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
  const middleName = get('DAD') ?? (more.join(' ') || fullMiddle);
  return { firstName, lastName, middleName, birthdate, licenceNumber, ...known, barcodeText: text };
}

// Elements are on lines of their own; the header contains a record separator, U+001E. The subfile begins with its name, "DL" or
// "ID", directly before the first element.
function elementsOf(text: string): Map<string, string> {
  const elements = new Map<string, string>();
  for (const line of text.split(/[\n\r]+/)) {
    const first = /(?:DL|ID)(D[A-Z]{2})(.*)$/.exec(line);
    const isHead = /ANSI |AAMVA/.test(line);
    const [, name, value] = (isHead ? first : (/^(?:DL(?=D[A-Z]{2}))?(D[A-Z]{2})(.*)$/.exec(line) ?? null)) ?? [];
    if (name && !elements.has(name)) elements.set(name, value ?? '');
  }
  return elements;
}

// Since version 2 the US writes month, day, year; Canada and version 1 write year, month, day.
function dateOf(digits: string | null): string | null {
  if (!digits || !/^\d{8}$/.test(digits)) return null;
  const american = `${digits.slice(4)}-${digits.slice(0, 2)}-${digits.slice(2, 4)}`;
  const international = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
  return [american, international].find((date) => isDate(date) && date >= '1900-01-01' && date < '2100-01-01') ?? null;
}
