import { perCountry } from '@volante/contract/country.ts';
import { spaceless } from '../page/plain.ts';

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
  '059': { name: 'Invex', words: /\bINVEX\b/ },
  '060': { name: 'Bansí', words: /\bBANSI\b/ },
  '062': { name: 'Afirme', words: /AFIRME/ },
  '072': { name: 'Banorte', words: /BANORTE|MERCANTIL DEL NORTE/ },
  '112': { name: 'Monex', words: /MONEX/ },
  '113': { name: 'Ve por Más', words: /VE POR MAS/ },
  '127': { name: 'Banco Azteca', words: /BANCO AZTECA/ },
  '130': { name: 'Compartamos', words: /COMPARTAMOS/ },
  '132': { name: 'Multiva', words: /MULTIVA/ },
  '133': { name: 'Actinver', words: /\bACTINVER\b/ },
  '136': { name: 'Intercam', words: /\bINTERCAM\b/ },
  '137': { name: 'BanCoppel', words: /BANCOPPEL/ },
  '138': { name: 'Ualá', words: /\bUALA\b|ABC CAPITAL/ },
  '143': { name: 'CIBanco', words: /\bCI ?BANCO\b/ },
  '166': { name: 'Banco del Bienestar', words: /BIENESTAR/ },
  '167': { name: 'Hey Banco', words: /\bHEY,? BANCO\b/ },
  '638': { name: 'Nu', words: /\bNU MEXICO|NU BN|NUBANK/ },
  '661': { name: 'Klar', words: /\bKLAR\b/ },
  '722': { name: 'Mercado Pago', words: /MERCADO PAGO/ },
  '728': { name: 'Spin by OXXO', words: /SPIN (BY|POR) OXXO/ },
};

/** Institutions of Mexico whose accounts have a CLABE of another one, and their names on statements. */
const mexicanBrands: { name: string; words: RegExp }[] = [
  { name: 'Stori', words: /\bSTORI\b/ },
  { name: 'Albo', words: /\bALBO\b/ },
  { name: 'Cuenca', words: /\bCUENCA TECNOLOGIA\b|CUENCA\.COM/ },
  { name: 'Fondeadora', words: /\bFONDEADORA\b/ },
  { name: 'Openbank', words: /\bOPENBANK\b/ },
  { name: 'Plata', words: /\bBANCO PLATA\b/ },
];

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
  { name: 'TD Bank', words: /\bTD BANK|\bTD (?:CONVENIENCE|SIMPLE|BEYOND|COMPLETE) CHECKING/ },
  { name: 'Regions', words: /REGIONS BANK/ },
  { name: 'Frost', words: /FROST BANK/ },
  { name: 'Chime', words: /\bCHIME\b/ },
  { name: 'Navy Federal', words: /NAVY FEDERAL/ },
  { name: 'USAA', words: /\bUSAA\b/ },
  { name: 'Varo', words: /\bVARO BANK\b|VAROMONEY/ },
  { name: 'Current', words: /\bCURRENT\.COM\b|(?:CHOICE FINANCIAL GROUP|CROSS RIVER BANK)/ },
  { name: 'Ally', words: /\bALLY BANK\b/ },
  { name: 'Discover', words: /\bDISCOVER BANK\b/ },
  { name: 'SoFi', words: /\bSOFI (?:BANK|CHECKING)/ },
  { name: 'Citizens', words: /\bCITIZENS BANK\b|\bCITIZENSBANK|\bCITIZENS.{0,2} PHONEBANK/ },
  { name: 'Fifth Third', words: /\bFIFTH THIRD\b/ },
  { name: 'KeyBank', words: /\bKEY ?BANK\b/ },
  { name: 'Huntington', words: /HUNTINGTON (?:NATIONAL )?BANK/ },
  { name: 'M&T Bank', words: /\bM ?& ?T BANK\b/ },
  { name: 'GO2bank', words: /\bGO2BANK\b/ },
  { name: 'Golden 1 Credit Union', words: /\bGOLDEN 1 CREDIT UNION/ },
  { name: 'PenFed', words: /\bPENFED\b|PENTAGON FEDERAL/ },
  { name: 'SchoolsFirst', words: /\bSCHOOLSFIRST\b/ },
  { name: 'BECU', words: /\bBECU\b/ },
  { name: 'Alliant', words: /\bALLIANT CREDIT UNION\b/ },
  { name: 'America First', words: /\bAMERICA FIRST CREDIT UNION\b/ },
  { name: 'Comerica', words: /\bCOMERICA\b/ },
  { name: 'BMO', words: /\bBMO (?:BANK|HARRIS)\b/ },
  { name: 'First Citizens', words: /\bFIRST CITIZENS\b/ },
  { name: 'Woodforest', words: /\bWOODFOREST\b/ },
  { name: 'Arvest', words: /\bARVEST\b/ },
  { name: 'Cash App', words: /\bCASH APP\b(?! ?\*)/ },
];

/** The names that a country's banks have in readings. */
export const bankNames = perCountry<readonly string[]>({
  mx: [...Object.values(banks), ...mexicanBrands].map(({ name }) => name),
  us: americanBanks.map(({ name }) => name),
});

/** Brands of a bank, which has a CLABE's first digits of its own name. */
const brands: Record<string, string> = { '058': 'Hey Banco' };

/** The bank of a CLABE; where that has a brand as well, the one of both that is at the head of a page. */
export function bankOf(clabe: string, atHead: readonly string[]): string | null {
  const code = clabe.slice(0, 3);
  const [name = null, brand] = [banks[code]?.name, brands[code]];
  const own = atHead.filter((named) => named === name || named === brand);
  return brand ? (own.length === 1 ? own[0]! : null) : name;
}

const known = [...Object.values(banks), ...mexicanBrands, ...americanBanks].map(({ name, words }) => ({
  name,
  words: spaceless(words),
}));

/** The banks that a text names. */
export function namedBanks(text: string): string[] {
  return known.filter(({ words }) => words.test(text)).map(({ name }) => name);
}
