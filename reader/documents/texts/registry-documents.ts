import { birthdateOfCurp } from '@volante/contract/fields/identifiers/curp.ts';
import { contradictsNames, curpLetters } from '@volante/contract/fields/identifiers/curp-names.ts';
import { rfcPattern } from '@volante/contract/fields/identifiers/rfc.ts';
import { findCurp } from '../cards/curp-on-card.ts';
import type { Rows } from '../page/cells.ts';
import { asName } from '../page/plain.ts';
import { fieldsOf, type PageFields, withMore } from '../page/reading.ts';
import { findValue } from '../page/values.ts';

export function isTaxSituation(text: string): boolean {
  return /CEDULADEIDENTIFICACIONFISCAL|CONSTANCIADESITUACIONFISCAL/.test(text.replaceAll(' ', ''));
}

export function isCurpDocument(text: string): boolean {
  return /CLAVEUNICADEREGISTRODEPOBLACION|CURPCERTIFICADA/.test(text.replaceAll(' ', ''));
}

/** A text in whole words. */
const worded = (form: RegExp) => (text: string) => form.exec(text)?.[0]?.trim() ?? null;
/** The words in which the labels of the tax authority go on. */
const TERRITORY = ['O', 'DEMARCACION', 'TERRITORIAL'];
const placeName = worded(/^(?!O DEMARCACION|DEMARCACION|TERRITORIAL)[A-ZÑ0-9][A-ZÑ0-9 .,'/()-]+$/);

/** The person on a tax-situation paper: matching RFC and CURP, names, address. */
export function readTaxSituation(rows: Rows): PageFields {
  const person = readPerson(rows);
  const rfcs = rows
    .flat()
    .flatMap((cell) =>
      [...cell.text.matchAll(/(?<![A-ZÑ&\d])[A-ZÑ&]{4}\d{6}[A-Z\d]{3}(?![A-ZÑ\d])/g)].flatMap(([value]) =>
        rfcPattern.test(value) ? [{ value, cells: [cell] }] : [],
      ),
    );
  const [rfc] = rfcs;
  const { curp } = person.fields;
  const belongs =
    rfc && rfcs.every(({ value }) => value === rfc.value) && (!curp || rfc.value.slice(4, 10) === curp.slice(4, 10));
  const part = (label: string, read: (text: string) => string | null, more: readonly string[] = []) =>
    findValue(rows, { label, read, more, wraps: true });
  return withMore(
    person,
    fieldsOf({
      rfc: belongs ? rfc : null,
      postalCode: findValue(rows, { label: 'CODIGO POSTAL', read: worded(/^\d{5}(?!\d)/) }),
      street: part('(?:NOMBRE DE (?:LA )?)?VIALIDAD', placeName),
      streetNumber: part('NUMERO EXTERIOR', worded(/^(?=[^\d]*\d|S\/N)[\w /-]{1,20}$/)),
      department: part('NUMERO INTERIOR', worded(/^(?=[^\d]*\d|[A-Z]$)[\w /-]{1,20}$/)),
      neighborhood: part('(?:NOMBRE DE LA )?COLONIA', (text) => (ONLY_KIND.test(text.trim()) ? null : placeName(text))),
      city: part('(?:NOMBRE DEL )?MUNICIPIO', placeName, TERRITORY),
      state: part('(?:NOMBRE DE LA )?ENTIDAD', worded(/^(?!FEDERATIVA)[A-ZÑ ]{4,}$/), ['FEDERATIVA']),
    }),
  );
}

/** The beginning of a name whose rest wasn't found. */
const ONLY_KIND =
  /^(RESIDENCIAL|FRACCIONAMIENTO|FRACC\.?|COLONIA|UNIDAD( HABITACIONAL)?|BARRIO|PUEBLO|EJIDO|CONJUNTO( HABITACIONAL)?|AMPLIACION|VILLAS?|JARDINES|LOMAS|BOSQUES?|HACIENDAS?)( DE(L| LA| LOS| LAS)?)?$/;

/** CURP, birthdate and names; names only if they fit the first letters of the CURP. */
export function readPerson(rows: Rows): PageFields {
  const curps = rows.flat().flatMap((cell) =>
    [...cell.text.matchAll(/(?<![A-Z\d])[A-Z]{4}\d{6}[HMX][A-Z]{5}[A-Z\d]\d(?![A-Z\d])/g)].flatMap(([found]) => {
      const value = findCurp(found);
      return value ? [{ value, cells: [cell] }] : [];
    }),
  );
  const [first] = curps;
  if (!first || curps.some(({ value }) => value !== first.value)) return fieldsOf({});
  const curp = first.value;
  const { cells } = first;
  const own = fieldsOf({
    curp: first,
    birthdate: { value: birthdateOfCurp(curp), cells },
    sex: { value: curp.charAt(10), cells },
  });
  const names = namesInParts(rows) ?? namesInOne(rows, curp);
  if (!names) return own;
  const { firstName = '', lastName1 = '', lastName2 = '' } = names.fields;
  return contradictsNames(curp, firstName, `${lastName1} ${lastName2}`.trim()) ? own : withMore(own, names);
}

interface Names {
  firstName: string;
  lastName1: string;
  lastName2: string;
}

const letters = worded(/^[A-ZÑ][A-ZÑ .'-]*$/);

function namesInParts(rows: Rows): PageFields | null {
  const part = (label: string) => findValue(rows, { label, read: letters, wraps: true });
  const firstName = part('NOMBRE ?\\( ?S ?\\)');
  const lastName1 = part('(?:PRIMER APELLIDO|APELLIDO PATERNO)');
  const lastName2 = part('(?:SEGUNDO APELLIDO|APELLIDO MATERNO)') ?? { value: '', cells: [] };
  return firstName && lastName1 ? fieldsOf({ firstName, lastName1, lastName2 }) : null;
}

function namesInOne(rows: Rows, curp: string): PageFields | null {
  const found = findValue(rows, { label: 'NOMBRE', read: (text) => dividedNames(curp, asName(text)), wraps: true });
  if (!found) return null;
  const part = (value: string) => ({ value, cells: found.cells });
  const { firstName, lastName1, lastName2 } = found.value;
  return fieldsOf({ firstName: part(firstName), lastName1: part(lastName1), lastName2: part(lastName2) });
}

const PARTICLE = '(?:(?:DE|DEL|LA|LAS|LOS|EL|Y) )*';
const lastNames = `(?<lastName1>${PARTICLE}[A-ZÑ]+) (?<lastName2>${PARTICLE}[A-ZÑ]+)`;
const orders = [new RegExp(`^(?<firstName>.+?) ${lastNames}$`), new RegExp(`^${lastNames} (?<firstName>.+)$`)];

/** A whole name, with given or last names first, divided in the only way that fits the letters of its CURP. */
function dividedNames(curp: string, name: string | null): Names | null {
  const divided = orders.flatMap((order) => {
    const found = order.exec(name ?? '')?.groups as Names | undefined;
    const names = found && withTildes(curp, found);
    return names && fitsWhole(curp, names) ? [names] : [];
  });
  return divided.length === 1 ? divided[0]! : null;
}

/** The tilde is the first thing that recognition drops: where the CURP has an X for the first inner consonant, an N is an Ñ. */
function withTildes(curp: string, { firstName, lastName1, lastName2 }: Names): Names {
  const spelled = (name: string, letter: string | undefined) =>
    letter === 'X'
      ? name.replace(/(?<=[A-ZÑ][AEIOU]*)N(?=[A-ZÑ]*$)/, (n, at: number) => (isInner(name, at) ? 'Ñ' : n))
      : name;
  return { firstName, lastName1: spelled(lastName1, curp[13]), lastName2: spelled(lastName2, curp[14]) };
}

/** Whether a letter is the first consonant after the first letter of the last word. */
function isInner(name: string, at: number): boolean {
  const start = name.lastIndexOf(' ') + 1;
  return at > start && !/[^AEIOU]/.test(name.slice(start + 1, at));
}

function fitsWhole(curp: string, { firstName, lastName1, lastName2 }: Names): boolean {
  if (curpLetters(firstName, `${lastName1} ${lastName2}`) !== curp.slice(0, 4)) return false;
  const last = (part: string) => innerConsonant(part.split(' ').at(-1)!);
  return last(lastName1) === curp[13] && last(lastName2) === curp[14];
}

function innerConsonant(word: string): string {
  return (/[^AEIOU]/.exec(word.slice(1))?.[0] ?? 'X').replace('Ñ', 'X');
}
