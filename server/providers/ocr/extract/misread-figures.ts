import type { Figure } from './find-figures.ts';

/** The longer figure elsewhere on the screen that ends in this sum's digits: ours lost its beginning. Null if there is none. */
export function uncut(value: number, others: Figure[]): number | null {
  const shown = value.toFixed(2);
  // Round sums end alike by chance.
  if (value < 100 || shown.endsWith('.00')) return null;
  const longer = others.find(
    (other) => !other.negative && other.decimals === 2 && other.value > value && other.value.toFixed(2).endsWith(shown),
  );
  return longer?.value ?? null;
}

/** Whether the sum alone lacks the currency sign that all others have: the recognizer may have read it as a digit. */
export function lacksSign(figure: Figure, others: Figure[]): boolean {
  return !figure.marked && others.length > 0 && others.every((other) => other.marked);
}

/** "$263.96" read as 5263.96: the value without its first digit. */
export function withoutFirstDigit(figure: Figure): number {
  return Number(figure.value.toFixed(figure.decimals).slice(1));
}

/** A sum in whole units where no other figure is: raised cents beside it may have gone unseen. */
export function lacksCents(figure: Figure, value: number, others: Figure[]): boolean {
  const whole = figure.decimals === 0 && value === figure.value && value > 0;
  return whole && !others.some((other) => other.marked && other.decimals === 0);
}
