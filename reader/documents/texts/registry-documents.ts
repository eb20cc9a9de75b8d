import { birthdateOfCurp } from '@volante/contract/fields/identifiers/curp.ts';
import { contradictsNames, curpLetters } from '@volante/contract/fields/identifiers/curp-names.ts';
import { rfcPattern } from '@volante/contract/fields/identifiers/rfc.ts';
import { findCurp } from '../cards/curp-on-card.ts';
import type { DocumentFields } from '../document.ts';
import { asName, besideLabel, plain } from './labels.ts';

export function isTaxSituation(text: string): boolean {
  return /CEDULA DE IDENTIFICACION FISCAL|CONSTANCIA DE SITUACION FISCAL/.test(text);
}

export function isCurpDocument(text: string): boolean {
  return /CLAVE UNICA DE REGISTRO DE POBLACION|CURP CERTIFICADA/.test(text);
}

/** The person on a tax-situation paper: matching RFC and CURP, names, address. */
export function readTaxSituation(rows: readonly string[]): DocumentFields {
  const text = plain(rows.join('\n'));
  const rfcs = new Set(
    [...text.matchAll(/\b[A-ZÑ&]{4}\d{6}[A-Z\d]{3}\b/g)].map(([rfc]) => rfc).filter((rfc) => rfcPattern.test(rfc)),
  );
  const person = readPerson(rows);
  const [rfc] = rfcs;
  const belongs = rfc && (!person.curp || rfc.slice(4, 10) === person.curp.slice(4, 10));
  const fields: DocumentFields = { ...person, ...(rfcs.size === 1 && belongs && { rfc }) };
  const parts: [keyof DocumentFields, string, RegExp][] = [
    ['postalCode', 'CODIGO POSTAL', /^\d{5}/],
    ['street', 'NOMBRE DE (?:LA )?VIALIDAD', /^.{2,}/],
    ['streetNumber', 'NUMERO EXTERIOR', /^[\w /-]{1,20}/],
    ['neighborhood', 'NOMBRE DE LA COLONIA', /^.{2,}/],
    ['city', 'NOMBRE DEL MUNICIPIO(?: O DEMARCACION TERRITORIAL)?', /^.{2,}/],
    ['state', 'NOMBRE DE LA ENTIDAD FEDERATIVA', /^[A-ZÑ ]{4,}/],
  ];
  for (const [field, label, form] of parts) {
    const value = form.exec(besideLabel(rows, label) ?? '')?.[0]?.trim();
    if (value) Object.assign(fields, { [field]: value });
  }
  return fields;
}

/** CURP, birthdate and names; names only if they fit the first letters of the CURP. */
export function readPerson(rows: readonly string[]): DocumentFields {
  const text = plain(rows.join('\n'));
  const curps = new Set(
    [...text.matchAll(/\b[A-Z]{4}\d{6}[HMX][A-Z]{5}[A-Z\d]\d\b/g)].flatMap(([found]) => findCurp(found) ?? []),
  );
  const [curp] = curps;
  if (!curp || curps.size > 1) return {};
  const fields: DocumentFields = { curp, birthdate: birthdateOfCurp(curp), sex: curp[10]! };
  const names = namesInParts(rows) ?? dividedNames(curp, asName(besideLabel(rows, 'NOMBRE')));
  const contradicted = names && contradictsNames(curp, names.firstName, `${names.lastName1} ${names.lastName2}`.trim());
  return names && !contradicted ? { ...fields, ...names } : fields;
}

interface Names {
  firstName: string;
  lastName1: string;
  lastName2: string;
}

function namesInParts(rows: readonly string[]): Names | null {
  const firstName = besideLabel(rows, 'NOMBRE ?\\(S\\)');
  const lastName1 = besideLabel(rows, '(?:PRIMER APELLIDO|APELLIDO PATERNO)');
  const lastName2 = besideLabel(rows, '(?:SEGUNDO APELLIDO|APELLIDO MATERNO)');
  return firstName && lastName1 ? { firstName, lastName1, lastName2: lastName2 ?? '' } : null;
}

const PARTICLE = '(?:(?:DE|DEL|LA|LAS|LOS|EL|Y) )*';
const lastNames = `(?<lastName1>${PARTICLE}[A-ZÑ]+) (?<lastName2>${PARTICLE}[A-ZÑ]+)`;
const orders = [new RegExp(`^(?<firstName>.+?) ${lastNames}$`), new RegExp(`^${lastNames} (?<firstName>.+)$`)];

/** A whole name, with given or last names first, divided in the only way that fits the letters of its CURP. */
function dividedNames(curp: string, name: string | null): Names | null {
  const divided = orders.flatMap((order) => {
    const found = order.exec(name ?? '')?.groups as Names | undefined;
    return found && fitsWhole(curp, found) ? [{ ...found }] : [];
  });
  return divided.length === 1 ? divided[0]! : null;
}

function fitsWhole(curp: string, { firstName, lastName1, lastName2 }: Names): boolean {
  if (curpLetters(firstName, `${lastName1} ${lastName2}`) !== curp.slice(0, 4)) return false;
  const last = (part: string) => innerConsonant(part.split(' ').at(-1)!);
  return last(lastName1) === curp[13] && last(lastName2) === curp[14];
}

function innerConsonant(word: string): string {
  return (/[^AEIOU]/.exec(word.slice(1))?.[0] ?? 'X').replace('Ñ', 'X');
}
