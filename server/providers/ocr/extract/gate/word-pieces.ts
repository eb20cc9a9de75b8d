import type { TextLine } from '../../engine/text-line.ts';
import { squeeze } from '../fold.ts';

/** Buckets of hashed pieces: those near the head figure and those elsewhere have halves of their own. */
export const BUCKETS = 1 << 18;
const HALF = BUCKETS / 2;
const SIZES = [4, 6];

/**
 * The words of a screen as buckets of hashed pieces of 4 and 6 letters, which survive lost spaces and a misread letter; every bucket
 * once.
 */
export function wordPieces(near: TextLine[], lines: TextLine[]): number[] {
  const close = new Set(near);
  const buckets = new Set<number>();
  for (const line of lines) {
    const letters = `^${squeeze(line.text).replace(/[^a-z]/g, '')}$`;
    if (letters.length < 5) continue;
    const from = close.has(line) ? 0 : HALF;
    for (const size of SIZES) {
      for (let at = 0; at + size <= letters.length; at++) buckets.add(from + (hash(letters, at, size) % HALF));
    }
  }
  return [...buckets].sort((a, b) => a - b);
}

// FNV-1a.
function hash(text: string, at: number, size: number): number {
  let value = 2166136261 ^ size;
  for (let k = at; k < at + size; k++) value = Math.imul(value ^ text.charCodeAt(k), 16777619);
  return value >>> 0;
}
