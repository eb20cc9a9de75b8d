import type { CountryCode } from '@volante/contract/countries/country.ts';
import { type DocumentType, isStatement } from '@volante/contract/documents/rules.ts';
import type { Random } from '../../core/random.ts';
import type { MadeUpPerson } from './people.ts';

/** The text of a paper with one page. */
export interface PaperText {
  title: string;
  lines: string[];
}

/** Labels and values as on a real paper, so that they can be read; null for a paper that isn't read. */
export function paperText(
  chance: Random,
  type: DocumentType,
  person: MadeUpPerson,
  month: string | undefined,
): PaperText | null {
  const write = papers[person.country][isStatement(type) ? 'statement' : type];
  return write?.(chance, person, month ?? '') ?? null;
}

type Papers = Partial<
  Record<DocumentType | 'statement', (chance: Random, person: MadeUpPerson, month: string) => PaperText>
>;

const mexican: Papers = {
  curp: (_, person) => ({
    title: 'Clave Única de Registro de Población',
    lines: [`CURP: ${person.form.nationalId}`, ...nameParts(person), `Fecha de nacimiento: ${dayFirst(person)}`],
  }),
  proof_of_tax_situation: (_, person) => ({
    title: 'Constancia de Situación Fiscal',
    lines: [
      ...[`RFC: ${person.form.taxId}`, `CURP: ${person.form.nationalId}`, ...nameParts(person)],
      `Código Postal: ${person.form.postalCode}`,
      `Nombre de Vialidad: ${capitals(String(person.form.street))}`,
      `Número Exterior: ${person.form.streetNumber}`,
      `Nombre de la Colonia: ${capitals(String(person.form.neighborhood))}`,
      `Nombre del Municipio o Demarcación Territorial: ${capitals(String(person.form.city))}`,
      `Nombre de la Entidad Federativa: ${capitals(String(person.form.state))}`,
    ],
  }),
  proof_of_address: (chance, person) => ({
    title: 'Recibo de luz',
    lines: [
      ...['CFE Suministrador de Servicios Básicos', `Nombre: ${capitals(person.fullName)}`, home(person)],
      `COL ${capitals(String(person.form.neighborhood))}, C.P. ${person.form.postalCode}`,
      ...[`${person.form.city}, ${person.form.state}`, ''],
      `No. de servicio: ${chance.whole(100, 999)} ${chance.whole(100, 999)} ${chance.whole(100, 999)}`,
      `Total a pagar: $${chance.whole(180, 940)}.00`,
    ],
  }),
  statement: (chance, person, month) => ({
    title: 'BBVA · Estado de cuenta',
    lines: [
      ...[`Nombre: ${capitals(person.fullName)}`, home(person), `CLABE: ${clabe(person)}`],
      ...[`Periodo: 01/${monthFirst(month)} al ${lastDay(month)}/${monthFirst(month)}`, '', ...movements(chance)],
    ],
  }),
};

const american: Papers = {
  statement: (chance, person, month) => {
    const [year, number] = month.split('-');
    return {
      title: 'Chase Bank account statement',
      lines: [
        ...[
          `Account holder: ${person.fullName.toUpperCase()}`,
          home(person),
          `${person.form.city}, ${person.form.state} ${person.form.postalCode}`,
        ],
        ...[`Statement period: ${number}/01/${year} - ${number}/${lastDay(month)}/${year}`, '', ...movements(chance)],
      ],
    };
  },
};

const papers: Record<CountryCode, Papers> = { mx: mexican, us: american };

function nameParts({ contact }: MadeUpPerson): string[] {
  const [first, second] = capitals(contact.lastName).split(' ');
  return [
    `Nombre(s): ${capitals(contact.firstName)}`,
    `Primer apellido: ${first}`,
    ...(second ? [`Segundo apellido: ${second}`] : []),
  ];
}

function home({ form }: MadeUpPerson): string {
  return `${form.street} ${form.streetNumber}`;
}

function movements(chance: Random): string[] {
  return Array.from({ length: 10 }, (_, i) => `${i + 1}.  $${chance.whole(100, 9999)}.${chance.whole(10, 99)}`);
}

/** The person's only account, at BBVA, with a valid check digit. */
function clabe({ number }: MadeUpPerson): string {
  const digits = `0121800155${String(number).padStart(7, '0')}`;
  const sum = [...digits].reduce((total, digit, k) => total + ((Number(digit) * [3, 7, 1][k % 3]!) % 10), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

function dayFirst({ form }: MadeUpPerson): string {
  return String(form.birthdate).split('-').reverse().join('/');
}

/** Turns `yyyy-mm` into `mm/yyyy`. */
function monthFirst(month: string): string {
  return month.split('-').reverse().join('/');
}

function lastDay(month: string): number {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}

/** As printed on papers: without accents, but with Ñ. */
export function capitals(text: string): string {
  return text
    .toUpperCase()
    .normalize('NFC')
    .replaceAll('Ñ', '\ue000')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replaceAll('\ue000', 'Ñ');
}
