import { countries } from '@volante/contract/countries/index.ts';
import { type CountryCode, perCountry } from '@volante/contract/country.ts';
import type { LinkGiven } from '@volante/contract/staff/links/given.ts';
import { countryWords } from '@volante/contract/words/countries.ts';

export type Column = keyof LinkGiven;

/** The accepted headers of each column, in lower case without accents, words joined by `_`. */
const headers: Record<Column, readonly string[]> = {
  country: ['country', 'pais'],
  firstName: ['first_name', 'nombre', 'nombres', 'firstname'],
  lastName: ['last_name', 'apellidos', 'apellido', 'lastname'],
  phone: ['phone', 'telefono', 'celular', 'phone_number'],
  email: ['email', 'correo', 'e_mail', 'correo_electronico'],
  language: ['language', 'idioma'],
  externalReference: ['external_reference', 'referencia', 'externalreference'],
  note: ['note', 'nota', 'notes', 'notas'],
};
export const columns = Object.keys(headers) as Column[];

/** The column of a header; null for one that is ignored. */
export function columnOf(header: string): Column | null {
  const folded = fold(header);
  return columns.find((column) => headers[column].includes(folded)) ?? null;
}

/** The country code for a country as people write it; other texts are returned unchanged. */
export function readCountryCell(cell: string): string {
  const folded = fold(cell);
  return (Object.keys(countries) as CountryCode[]).find((code) => countryNames[code].includes(folded)) ?? cell;
}

/** The language code for a language as people write it; other texts are returned unchanged. */
export function readLanguageCell(cell: string): string {
  const folded = fold(cell);
  return Object.entries(languageNames).find(([, names]) => names.includes(folded))?.[0] ?? cell;
}

const moreNames = perCountry<readonly string[]>({ mx: ['mex'], us: ['usa', 'eua', 'eeuu', 'ee_uu'] });
const countryNames = Object.fromEntries(
  (Object.keys(countries) as CountryCode[]).map((code) => {
    const words = Object.values(countryWords).map((names) => fold(names[code]));
    return [code, [code, fold(countries[code].name), ...words, ...moreNames[code]]];
  }),
) as Record<CountryCode, string[]>;

const languageNames: Record<NonNullable<LinkGiven['language']>, readonly string[]> = {
  'es-MX': ['es', 'es_mx', 'espanol', 'spanish'],
  en: ['en', 'en_us', 'ingles', 'english'],
};

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replaceAll(/^_+|_+$/g, '');
}
