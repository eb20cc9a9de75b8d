import { isDigit, isWhite } from './pdf-tokens.ts';

/** A position where a value begins that some viewer may take for an object of the file. */
export interface Definition {
  bytes: Buffer;
  /** Offset of the value. */
  at: number;
  /** The object's number; null for a trailer's dictionary. */
  number: number | null;
}

/** Bytes searched before "obj" for its two numbers. */
const HEAD = 128;

/**
 * Every position where an object may begin, ignoring the table of objects. Viewers read that table, repair it or ignore it, but
 * all of them need the words "5 0 obj" at the beginning of the object. So objects inside a stream, a comment or a text are found,
 * too, and both of two with the same number. Null if there are more than `most`, or if one is unclear.
 */
export function findDefinitions(bytes: Buffer, most: number): Definition[] | null {
  const found: Definition[] = [];
  for (let at = bytes.indexOf('obj'); at >= 0; at = bytes.indexOf('obj', at + 3)) {
    const head = headBefore(bytes, at);
    if (head === 'unclear') return null;
    if (head !== null) found.push({ bytes, at: at + 3, number: head });
    if (found.length > most) return null;
  }
  for (let at = bytes.indexOf('trailer'); at >= 0; at = bytes.indexOf('trailer', at + 7)) {
    found.push({ bytes, at: at + 7, number: null });
    if (found.length > most) return null;
  }
  return found;
}

/** The number of the object whose "obj" is here; null if this "obj" doesn't begin an object. */
function headBefore(bytes: Buffer, at: number): number | null | 'unclear' {
  const before = bytes[at - 1];
  if (!(isDigit(before) || isWhite(before) || before === 46) || isLetter(bytes[at + 3])) return null;
  const text = bytes.toString('latin1', Math.max(0, at - HEAD), at);
  const number = (plain.exec(text) ?? commented.exec(text))?.[1];
  if (number !== undefined) return Math.trunc(Number(number));
  const generation = text.trimEnd().replace(/[+-]*[\d.]+$/, '');
  return mayHide(text) || (generation !== text.trimEnd() && mayHide(generation)) ? 'unclear' : null;
}

const plain = /([+-]*[\d.]+)[\s\0]+[+-]*[\d.]+[\s\0]*$/;
const commented = /([+-]*[\d.]+)(?:[\s\0]|%[^\r\n]*[\r\n])+[+-]*[\d.]+(?:[\s\0]|%[^\r\n]*[\r\n])*$/;

// A number may precede blanks or a comment that exceed the searched range.
function mayHide(text: string): boolean {
  const words = text.replace(/[\s\0]+$/, '');
  if (words === '') return text.length >= HEAD / 2;
  if (!/[\r\n]/.test(text.slice(words.length))) return false;
  const line = words.slice(Math.max(words.lastIndexOf('\n'), words.lastIndexOf('\r')) + 1);
  return line.includes('%') || (line === words && text.length >= HEAD / 2);
}

function isLetter(byte: number | undefined): boolean {
  return byte !== undefined && ((byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122));
}
