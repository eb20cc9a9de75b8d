import { CLASSES } from '../lexicon/lexicon.ts';

/** The bits of the named classes. */
export function bitsOf(...names: string[]): number {
  return names.reduce((bits, name) => bits | (1 << CLASSES.indexOf(name)), 0);
}

export const EARNED = bitsOf('earned');
export const PARTS = bitsOf('parts');
/** What a driver's app is about. */
export const OWN = bitsOf('trips', 'wheel', 'earned', 'parts', 'driver', 'performance');
const NEUTRAL = bitsOf('neutral');
/** What other screens are about. Greetings contain names, too, so names count only in their own class. */
export const FOREIGN = bitsOf(...CLASSES) & ~OWN & ~NEUTRAL & ~bitsOf('names');

/** Sellers, households, sports, shares, and what belongs to others: a driver's page that says how a sum came about speaks of none of these. */
export const ELSES = bitsOf('trade', 'home', 'health', 'invest', 'theirs');
export const SPENT = bitsOf('spend');

export function isOwn(word: number): boolean {
  return (word & OWN) !== 0 && (word & FOREIGN) === 0;
}

export function isForeign(word: number): boolean {
  return (word & FOREIGN) !== 0 && (word & (OWN | NEUTRAL)) === 0;
}
