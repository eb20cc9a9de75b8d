import { fold } from '../../engine/fold.ts';
import type { TextLine } from '../../engine/text-line.ts';

const MOST = 24;
const LONGEST = 28;
// FNV-1a in 32 bits.
const BASIS = 2166136261;
const PRIME = 16777619;

/**
 * The labels of a screen as numbers, to compare screens of one app without storing their words. Labels are short texts without
 * digits. Only the lowest `MOST` hashes are kept, so that two screens keep the same ones.
 */
export function labelsOf(lines: TextLine[]): number[] {
  const words = lines.flatMap((line) => {
    const word = fold(line.text).replace(/[^a-z]/g, '');
    return word.length >= 4 && word.length <= LONGEST && !/\d/.test(line.text) ? [hash(word)] : [];
  });
  return [...new Set(words)].sort((a, b) => a - b).slice(0, MOST);
}

function hash(word: string): number {
  let value = BASIS;
  for (let k = 0; k < word.length; k++) value = Math.imul(value ^ word.charCodeAt(k), PRIME);
  return value >>> 0;
}
