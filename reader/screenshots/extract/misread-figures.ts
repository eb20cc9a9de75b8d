import type { Figure } from './find-figures.ts';

/**
 * A longer figure elsewhere on the screen that ends in this sum's digits: the beginning of the sum was cut off. Null if there is
 * none.
 */
export function uncut(value: number, others: Figure[]): number | null {
  const shown = value.toFixed(2);
  // Round sums have the same endings by chance.
  if (value < 100 || shown.endsWith('.00')) return null;
  const longer = others.find(
    (other) => !other.negative && other.decimals === 2 && other.value > value && other.value.toFixed(2).endsWith(shown),
  );
  return longer?.value ?? null;
}

/** Whether only this sum lacks a currency sign: the recognizer may have read its sign as a digit. */
export function lacksSign(figure: Figure, others: Figure[]): boolean {
  return !figure.marked && others.length > 0 && others.every((other) => other.marked);
}

/** The value without its first digit: "$263.96" may have been read as 5263.96. */
export function withoutFirstDigit(figure: Figure): number {
  return Number(figure.value.toFixed(figure.decimals).slice(1));
}

/** Whether only this sum is without cents: raised cents beside it may not have been read. */
export function lacksCents(figure: Figure, value: number, others: Figure[]): boolean {
  const whole = figure.decimals === 0 && value === figure.value && value > 0;
  return whole && !others.some((other) => other.marked && other.decimals === 0);
}
