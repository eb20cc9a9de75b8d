import { rgb } from '@cantoo/pdf-lib';
import type { CountryCode } from '@volante/contract/country.ts';
import { type DocumentType, isStatement } from '@volante/contract/documents/rules.ts';
import { birthStates } from '@volante/contract/staff/cross-check/birth-states.ts';
import { mrzCheck } from '@volante/reader/documents/cards/mrz.ts';
import type { MadeUpPerson } from '../../sandbox/people/people.ts';
import type { Random } from '../../sandbox/people/random.ts';
import { CARD, ink, type MadeUpFile, type Pen, photo, portrait, skinOf, tableOf } from './drawings.ts';

/** The text of a document with one page. */
export interface DocumentText {
  title: string;
  lines: string[];
}

/** Labels and values as on a real document, so that they can be read; null for a document that isn't read. */
export function documentText(
  chance: Random,
  type: DocumentType,
  person: MadeUpPerson,
  month: string | undefined,
): DocumentText | null {
  const write = documents[person.country][isStatement(type) ? 'statement' : type];
  return write?.(chance, person, month ?? '') ?? null;
}

type Documents = Partial<
  Record<DocumentType | 'statement', (chance: Random, person: MadeUpPerson, month: string) => DocumentText>
>;

const mexican: Documents = {
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

const american: Documents = {
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

const documents: Record<CountryCode, Documents> = { mx: mexican, us: american };

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

type Side = 'front' | 'back';

const wine = rgb(0.48, 0.14, 0.35);
const label = rgb(0.4, 0.25, 0.36);
const cardColour = rgb(0.955, 0.93, 0.94);
const specimen = rgb(0.7, 0.1, 0.1);

/** A photo of one side of an invented INE, marked as a specimen. The reader finds the same fields on it as on a real one. */
export function identityCard(chance: Random, side: Side, person: MadeUpPerson): Promise<MadeUpFile> {
  const [left, top] = [chance.whole(30, 46), chance.whole(26, 40)];
  const [table, skin, differs] = [tableOf(chance), skinOf(chance), chance.chance(0.2)];
  return photo(`ine-${side}`, CARD, ({ page, ...fonts }) => {
    page.drawRectangle({ width: CARD[0], height: CARD[1], color: table });
    page.drawRectangle({ x: left, y: CARD[1] - top - HEIGHT, width: WIDTH, height: HEIGHT, color: cardColour });
    // Coordinates are relative to the card's upper left corner.
    const write: Write = (text, x, y, size, { color = ink, font = fonts.font } = {}) =>
      page.drawText(text, { x: left + x, y: CARD[1] - top - y, size, font, color });
    if (side === 'back') return drawBack(write, fonts, person);
    drawFront(write, fonts, person, differs);
    portrait(page, left + 84, CARD[1] - top - 150, 42, skin);
  });
}

const WIDTH = 560;
const HEIGHT = 360;

type Write = (
  text: string,
  x: number,
  y: number,
  size: number,
  look?: { color?: typeof ink; font?: Pen['font'] },
) => void;
type Fonts = Omit<Pen, 'page'>;

function drawFront(write: Write, { bold }: Fonts, { form, contact }: MadeUpPerson, differs: boolean): void {
  const { firstName, lastName } = contact;
  const curp = String(form.nationalId);
  const [year, month, day] = String(form.birthdate).split('-');
  // Abbreviated as on the card.
  const street = capitals(String(form.street)).replace('CALLE ', 'C ').replace('AV. ', 'AV ');
  const address = [
    `${street} ${form.streetNumber}`,
    `COL ${capitals(String(form.neighborhood))} ${form.postalCode}`,
    `${capitals(String(form.city))}, ${capitals(String(form.state))}`,
  ];
  const value = { font: bold };
  const named = (name: string, x: number, y: number, lines: string[], size: number) => {
    write(name, x, y, 10, { color: label });
    for (const [i, line] of lines.entries()) write(line, x, y + 4 + (size + 3) * (i + 1), size, value);
  };
  write('INSTITUTO NACIONAL ELECTORAL', 20, 30, 16, { font: bold, color: wine });
  write('MUESTRA', 480, 30, 12, { font: bold, color: specimen });
  write('CREDENCIAL PARA VOTAR', 20, 50, 13);
  named('NOMBRE', 176, 72, [...capitals(lastName).split(' '), capitals(firstName)], 15);
  named('SEXO', 470, 72, [curp.charAt(10)], 15);
  named('DOMICILIO', 176, 148, address, 13);
  named('CLAVE DE ELECTOR', 176, 216, [voterKey(curp, differs)], 14);
  named('CURP', 176, 254, [curp], 14);
  named('AÑO DE REGISTRO', 400, 254, [`${Number(year) + 18} 01`], 12);
  named('FECHA DE NACIMIENTO', 176, 292, [`${day}/${month}/${year}`], 12);
  named('SECCIÓN', 322, 292, [SECTION], 12);
  named('VIGENCIA', 400, 292, ['2024 - 2034'], 12);
}

const SECTION = '1803';

function drawBack(write: Write, { bold, mono }: Fonts, { form, contact }: MadeUpPerson): void {
  const curp = String(form.nationalId);
  const number = String(Number(String(form.postalCode)) * 7919)
    .padStart(9, '4')
    .slice(0, 9);
  const first = `IDMEX${number}${mrzCheck(number)}<<${SECTION}${number}`;
  const birth = curp.slice(4, 10);
  const head = `${birth}${mrzCheck(birth)}${curp.charAt(10)}341231${mrzCheck('341231')}`;
  const optional = '<01<<90123<';
  const composite = mrzCheck(first.slice(5) + head.slice(0, 7) + head.slice(8) + optional);
  const name = capitals(`${contact.lastName}<<${contact.firstName}`).replaceAll(' ', '<').replaceAll('Ñ', 'X');
  write('ELECCIONES FEDERALES, LOCALES Y EXTRAORDINARIAS', 20, 30, 12, { color: wine });
  write('MUESTRA', 480, 30, 12, { font: bold, color: specimen });
  for (const [i, line] of [first, `${head}MEX${optional}${composite}`, name.padEnd(30, '<').slice(0, 30)].entries())
    write(line, 20, 262 + i * 34, 28.5, { font: mono });
}

/**
 * A voter's key with the letters, birthdate and state of the CURP; the rest is invented. On one card in five it contradicts the
 * CURP.
 */
function voterKey(curp: string, differs: boolean): string {
  const letters = [0, 13, 2, 14, 3, 15].map((at) => curp.charAt(at)).join('');
  const number = Object.keys(birthStates).indexOf(curp.slice(11, 13)) + 1;
  // The neighboring state in the list.
  const state = String(differs ? number - 1 || 2 : number).padStart(2, '0');
  return `${letters}${curp.slice(4, 10)}${state}${curp.charAt(10)}100`;
}
