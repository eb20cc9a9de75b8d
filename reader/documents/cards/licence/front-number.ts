import { editDistance } from '../../../engine/fold.ts';
import type { TextLine } from '../../../engine/text-line.ts';
import { bare, lookalike } from '../../letters.ts';
import type { SecondLook } from '../second-look.ts';
import { americanStates } from './american-states.ts';
import { type Card, labelOf } from './front-lines.ts';

/** The labels of a number, without the number 4d of AAMVA's standard. */
const LABEL =
  /^(((DRIVERS?|OPERATORS?)?LIC(ENSE)?|DLN?)(NO|NUMBER|NUM)?|NO|NUMBER|CUSTOMERID(ENTIFIER)?|ID(NO)?|OLN|LICO)$/;
/** The usual ones, for those that were misread. */
const USUAL = ['DLN', 'DLNO', 'LIC', 'LICNO', 'LICENSE', 'LICENSENO', 'LICENSENUMBER', 'NUMBER', 'CUSTOMERIDENTIFIER'];

/** A date has as many digits as a number of some states; one with dashes doesn't go on before it, as a number of nine digits does. */
const DATE = /(?:\d\d\/\d\d\/|(?<![A-Z\d]|[A-Z\d]-)(?:0\d|1[0-2])-[0-3]\d-)(?:19|20)\d\d\s*$/i;

/** The states whose names stand alone in a line, by their abbreviations. */
export function statesNamed(lines: readonly TextLine[]): string[] {
  const texts = new Set(lines.map(({ text }) => lookalike(bare(text).replace(/STATE$/, ''))));
  return Object.keys(americanStates).filter((state) => texts.has(lookalike(americanStates[state]!.name)));
}

/** The number after or below its label, if it fits the patterns of the state of the address or of the card's title. */
export async function readNumber({ lines, look }: Card, ofTown: string | null): Promise<string | null> {
  const states = new Set([...statesNamed(lines), ...(ofTown ? [ofTown] : [])]);
  const [state] = states;
  if (!state || states.size > 1) return null;
  const masks = americanStates[state]!.numbers;
  const found = new Set<string>();
  for (const line of lines) {
    const ends = endsOf(line.text, masks);
    if (ends.length === 0) continue;
    const apart = labelOf(lines, line) ?? '';
    const labelled = ends.map(({ head, number }) => ({ number, label: isLabel(bare(head) === '' ? apart : head) }));
    const sure = labelled.filter(({ label }) => label === 'sure');
    const likely = labelled.filter(({ label }) => label === 'likely');
    const [number, ...others] = new Set((sure.length > 0 ? sure : likely).map((end) => end.number));
    if (number === undefined) continue;
    if (others.length > 0 || !(await isCertain(line, number, masks, look))) return null;
    found.add(number);
  }
  return found.size === 1 ? [...found][0]! : null;
}

/**
 * Whether another reading ends with the same number: the small letters of the label are often read differently. A letter that was
 * read as a digit has to be the letter in one of them.
 */
async function isCertain(line: TextLine, number: string, masks: readonly string[], look: SecondLook): Promise<boolean> {
  const end = (text: string) => bare(text).slice(-number.length);
  const agrees = (text: string) => withMask(end(text), masks) === number;
  const isLiteral = (text: string) => !/^[A-Z]/.test(number) || end(text).startsWith(number.charAt(0));
  const [again = ''] = await look.again([line]);
  if (agrees(again) && [line.text, again].some(isLiteral)) return true;
  const spelled = await look.spell(line);
  return agrees(spelled) && [line.text, spelled].some(isLiteral);
}

/**
 * The numbers that a line may end with, each with what is before it. A letter at its beginning belongs to it and not to the label
 * if the label would be none with it, or ends in a space or a dot.
 */
function endsOf(text: string, masks: readonly string[]): { number: string; head: string }[] {
  if (DATE.test(text)) return [];
  const signs = [...text.toUpperCase()];
  const places = signs.flatMap((sign, k) => (/[A-Z0-9]/.test(sign) ? [k] : []));
  const ends = masks.flatMap((mask) => {
    const start = places.at(-mask.length);
    if (start === undefined) return [];
    const number = withMask(bare(signs.slice(start).join('')), [mask]);
    if (number === null) return [];
    const head = signs.slice(0, start).join('');
    const glued = /[A-Z0-9]$/.test(head);
    if (glued && (/\d/.test(head.slice(-1)) || isLabel(head + signs[start]) === 'sure')) return [];
    return [{ number, head, literal: number === bare(signs.slice(start).join('')) }];
  });
  const literal = ends.filter((end) => end.literal);
  return literal.length > 0 ? literal : ends;
}

/** Whether a text is the label of a number. If it has the label's own number in AAMVA's standard, letters may be misread. */
function isLabel(text: string): 'sure' | 'likely' | null {
  const plain = bare(text);
  const rest = plain.replace(/^4[DO0]/, '');
  if (LABEL.test(rest) || plain === '4D') return 'sure';
  if (rest === plain || /\d/.test(rest)) return null;
  // Ends as a label does, on which the letters of the number don't depend.
  if (rest.length <= 4 && /[#:.]\s*$/.test(text)) return 'likely';
  const isNear = (label: string) => editDistance(lookalike(rest), lookalike(label)) <= 1;
  return rest.length >= 3 && USUAL.some(isNear) ? 'likely' : null;
}

const asDigit: Record<string, string> = { O: '0', I: '1', L: '1', S: '5', B: '8', Z: '2', G: '6' };

/** A number that fits one of these patterns, with its digits read as digits, and a zero in the place of a letter as the letter O. */
function withMask(text: string, masks: readonly string[]): string | null {
  for (const mask of masks.filter(({ length }) => length === text.length)) {
    const fitted = [...text].map((sign, k) => {
      if (mask[k] === '9') return asDigit[sign] ?? sign;
      return mask[k] === 'A' && sign === '0' ? 'O' : sign;
    });
    const fits = fitted.every((sign, k) =>
      mask[k] === '9' ? /\d/.test(sign) : mask[k] === 'A' ? /[A-Z]/.test(sign) : mask[k] === '*' || mask[k] === sign,
    );
    if (fits) return fitted.join('');
  }
  return null;
}
