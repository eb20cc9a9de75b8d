import type { TextLine } from '../../../engine/text-line.ts';
import type { DocumentFields } from '../../document.ts';
import { bare, lookalike } from '../../letters.ts';
import type { SecondLook } from '../second-look.ts';
import { findTown, readStreet, readTown } from './front-address.ts';
import { readDates } from './front-dates.ts';
import { capitals, part } from './front-lines.ts';
import { readNames } from './front-names.ts';
import { readNumber, statesNamed } from './front-number.ts';

/** What the licences of the US are called, also "auto", "commercial" or "regular" ones, with one sign for letters that look alike. */
const AMERICAN = /(ORIVER|OPERATOR|CHAUFFEUR)S?IICENSE/;
/** Those of Canada and Mexico. */
const OTHERS = /DRIVERS?LICENCE|LICENCIA(PARA|DE)?(CONDUCIR|MANEJ|CHOFER)/;
/** What only the side with the driver's description has. */
const DESCRIBES = ['DOB', 'EXP', 'HGT', 'EYES', 'ISS', 'NOMBRE', 'VIGENCIA', 'NACIMIENTO', 'ANTIGUEDAD'];
/** The number of AAMVA's standard before a label, as on "4b EXP". */
const NUMBERED = /^(3|4[ABD]|9A?|12|15|16|17|18)[ .:]*(DOB|BIRTH|ISS|EXP|DL|LIC|ID|CLAS|END|R|SEX|HGT|HEIGHT|WGT|EYE)/;

/** Whether the lines are those of the front of a licence, of any country. */
export function isLicenceFront(lines: readonly TextLine[]): boolean {
  const text = lines.map((line) => bare(line.text)).join(' ');
  // Both sides may have the title.
  const titled = isAmerican(lines) || OTHERS.test(text.replaceAll(' ', ''));
  return titled && DESCRIBES.filter((word) => text.includes(word)).length >= 2;
}

/** Whether a licence has a title of the US. One that is just "operator" needs the name of its state. */
function isAmerican(lines: readonly TextLine[]): boolean {
  if (AMERICAN.test(lines.map(({ text }) => lookalike(text)).join(''))) return true;
  return lines.some(({ text }) => /^(OPERATOR|CHAUFFEUR)S?$/.test(bare(text))) && statesNamed(lines).length === 1;
}

/**
 * The fields of the front of a US licence. The card has no check digits, so each value needs its label, two readings that agree in
 * every letter, and what else is known: dates in order, a ZIP code of its state, the state's pattern of numbers. Sex and second
 * names apart from first ones aren't read. `today` is `yyyy-mm-dd`.
 */
export async function readLicenceFront(
  read: readonly TextLine[],
  look: SecondLook,
  today: string,
): Promise<DocumentFields> {
  const trimmed = read.map((line) => part(line, line.text.length - line.text.trimStart().length));
  // Mexican and Canadian licences have other addresses and dates.
  if (!isAmerican(trimmed)) return {};
  const { lines, town } = await findTown(trimmed, look);
  const card = { lines, look, numbered: lines.filter(({ text }) => NUMBERED.test(capitals(text))).length >= 2 };
  const [address, street] = town ? [await readTown(town, look), await readStreet(card, town.line)] : [{}, null];
  const licenceNumber = await readNumber(card, town?.state ?? null);
  return {
    ...(await readNames(card, street)),
    ...(await readDates(card, today)),
    ...(licenceNumber && { licenceNumber }),
    ...(street?.text && { street: street.text }),
    ...address,
  };
}
