import type { InputEvent } from 'react';

/** Rewrites what is typed, as it is typed. The caret stays behind the same letter or digit it stood behind. */
export type Mask = (text: string) => string;

/** RFC and CURP are written in capitals. */
export const upperCase: Mask = (text) => text.toUpperCase();

/** Keeps digits only, at most so many. */
export const digits =
  (length: number): Mask =>
  (text) =>
    text.replace(/\D/g, '').slice(0, length);

/** `123-45-6789`; a masked number that came back from the server (`***-**-6789`) is left alone. */
export const ssn: Mask = (text) => {
  if (text.includes('*')) return text;
  const all = text.replace(/\D/g, '').slice(0, 9);
  return [all.slice(0, 3), all.slice(3, 5), all.slice(5)].filter(Boolean).join('-');
};

/** `55 1234 5678`, `664 123 4567`: as long as it looks like a plain ten-digit number; other ways of writing stay. */
export const phone: Mask = (text) => {
  const all = text.replace(/[\s-]/g, '');
  if (!/^[1-9]\d{0,9}$/.test(all)) return text;
  const cuts = /^(55|33|81|56)/.test(all) ? [2, 6] : [3, 6];
  return [all.slice(0, cuts[0]), all.slice(cuts[0], cuts[1]), all.slice(cuts[1])].filter(Boolean).join(' ');
};

/** Puts a mask on an input whose value nobody controls. Deleting is never undone by it. */
export function maskedInput(mask: Mask) {
  return (event: InputEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    if (event.nativeEvent.isComposing) return;
    const next = mask(input.value);
    if (next === input.value) return;
    const kept = significant(input.value.slice(0, input.selectionStart ?? input.value.length));
    input.value = next;
    const caret = caretAfter(next, kept);
    input.setSelectionRange(caret, caret);
  };
}

const significant = (text: string) => text.replace(/[\s-]/g, '').length;

function caretAfter(text: string, kept: number): number {
  for (let at = 0, seen = 0; at <= text.length; at++) {
    if (seen === kept) return at;
    if (significant(text.charAt(at))) seen++;
  }
  return text.length;
}
