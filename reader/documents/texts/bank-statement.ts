import { perCountry } from '@volante/contract/country.ts';
import { statedMonth } from '@volante/contract/documents/stated-month.ts';
import type { DocumentFields } from '../document.ts';
import { asName, besideLabel, plain } from './labels.ts';

/** Banks by the first three digits of a CLABE, and their names on statements. */
const banks: Record<string, { name: string; words: RegExp }> = {
  '002': { name: 'Banamex', words: /BANAMEX|BANCO NACIONAL DE MEXICO/ },
  '012': { name: 'BBVA', words: /BBVA|BANCOMER/ },
  '014': { name: 'Santander', words: /SANTANDER/ },
  '021': { name: 'HSBC', words: /HSBC/ },
  '030': { name: 'BanBajío', words: /BANBAJIO|BANCO DEL BAJIO/ },
  '036': { name: 'Inbursa', words: /INBURSA/ },
  '042': { name: 'Mifel', words: /MIFEL/ },
  '044': { name: 'Scotiabank', words: /SCOTIABANK/ },
  '058': { name: 'Banregio', words: /BANREGIO|BANCO REGIONAL/ },
  '062': { name: 'Afirme', words: /AFIRME/ },
  '072': { name: 'Banorte', words: /BANORTE|MERCANTIL DEL NORTE/ },
  '112': { name: 'Monex', words: /MONEX/ },
  '113': { name: 'Ve por Más', words: /VE POR MAS/ },
  '127': { name: 'Banco Azteca', words: /BANCO AZTECA/ },
  '130': { name: 'Compartamos', words: /COMPARTAMOS/ },
  '132': { name: 'Multiva', words: /MULTIVA/ },
  '137': { name: 'BanCoppel', words: /BANCOPPEL/ },
  '138': { name: 'Ualá', words: /\bUALA\b|ABC CAPITAL/ },
  '166': { name: 'Banco del Bienestar', words: /BIENESTAR/ },
  '638': { name: 'Nu', words: /\bNU MEXICO|NU BN|NUBANK/ },
  '661': { name: 'Klar', words: /\bKLAR\b/ },
  '722': { name: 'Mercado Pago', words: /MERCADO PAGO/ },
  '728': { name: 'Spin', words: /SPIN (BY|POR) OXXO/ },
};

/** Banks of the United States, and their names on statements. */
const americanBanks: { name: string; words: RegExp }[] = [
  { name: 'Chase', words: /JPMORGAN CHASE|CHASE BANK|CHASE\.COM/ },
  { name: 'Bank of America', words: /BANK OF AMERICA/ },
  { name: 'Wells Fargo', words: /WELLS FARGO/ },
  { name: 'Citibank', words: /CITIBANK|CITI\.COM/ },
  { name: 'Capital One', words: /CAPITAL ONE/ },
  { name: 'U.S. Bank', words: /U\.?S\.? BANK\b/ },
  { name: 'PNC', words: /\bPNC\b/ },
  { name: 'Truist', words: /TRUIST/ },
  { name: 'TD Bank', words: /\bTD BANK/ },
  { name: 'Regions', words: /REGIONS BANK/ },
  { name: 'Frost', words: /FROST BANK/ },
  { name: 'Chime', words: /\bCHIME\b/ },
  { name: 'Navy Federal', words: /NAVY FEDERAL/ },
  { name: 'USAA', words: /\bUSAA\b/ },
];

/** The names that a country's banks have in readings. */
export const bankNames = perCountry<readonly string[]>({
  mx: Object.values(banks).map(({ name }) => name),
  us: americanBanks.map(({ name }) => name),
});

export function isBankStatement(text: string): boolean {
  return (
    /ESTADO DE CUENTA|STATEMENT (PERIOD|OF ACCOUNT)|(ACCOUNT|BANK(ING)?|CHECKING|SAVINGS) STATEMENT/.test(text) ||
    (/CLABE/.test(text) && /PERIODO|FECHA DE CORTE/.test(text))
  );
}

/** Bank, holder, month and CLABE of a statement; each only if nothing on the page contradicts it. */
export function readBankStatement(rows: readonly string[]): DocumentFields {
  const text = plain(rows.join('\n'));
  const clabe = findClabe(text, besideLabel(rows, '(?:CUENTA )?CLABE(?: INTERBANCARIA)?'));
  const bank = findBank(text, clabe);
  const month = statedMonth(text);
  const holder = findHolder(rows);
  return { ...(bank && { bank }), ...(clabe && { clabe }), ...(month && { month }), ...(holder && { holder }) };
}

/** The only number beside or below the label that has a CLABE's check digit (weights 3, 7, 1). */
function findClabe(text: string, labelled: string | null): string | null {
  const found = [...text.matchAll(/CLABE[^\d\n]{0,40}((?:\d[ -]?){17}\d)(?!\d)/g)].map(([, digits]) => digits!);
  const numbers = [...found, labelled ?? ''].map((digits) => digits.replace(/\D/g, ''));
  const valid = [...new Set(numbers.filter(isClabe))];
  return valid.length === 1 ? valid[0]! : null;
}

function isClabe(digits: string): boolean {
  const sum = [...digits.slice(0, 17)].reduce(
    (total, digit, k) => total + ((Number(digit) * [3, 7, 1][k % 3]!) % 10),
    0,
  );
  return digits.length === 18 && (10 - (sum % 10)) % 10 === Number(digits[17]);
}

// A payment to another bank names that bank, too. So the CLABE decides or, without one, the head of the page.
function findBank(text: string, clabe: string | null): string | null {
  const byNumber = clabe && banks[clabe.slice(0, 3)];
  if (byNumber) return byNumber.words.test(text) ? byNumber.name : null;
  const named = [...Object.values(banks), ...americanBanks].filter(({ words }) => words.test(text));
  return named.length === 1 ? named[0]!.name : null;
}

function findHolder(rows: readonly string[]): string | null {
  const labelled = asName(besideLabel(rows, '(?:NOMBRE(?: DEL CLIENTE| DEL TITULAR)?|TITULAR|CLIENTE|ACCOUNT HOLDER)'));
  if (labelled) return labelled;
  // The block with the addressee: a name in capitals, a street below it, and a postal code at its end.
  for (const [k, row] of rows.slice(0, 40).entries()) {
    const [cell = ''] = row.split('\t');
    const name = cell === cell.toUpperCase() ? asName(plain(cell)) : null;
    const below = rows.slice(k + 1, k + 6).map((line) => plain(line.split('\t')[0] ?? ''));
    if (name && /\d/.test(below[0] ?? '') && below.some((line) => /\b(C\.?P\.? ?)?\d{5}\b/.test(line))) return name;
  }
  return null;
}
