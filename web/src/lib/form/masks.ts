import { groupDigits, localPhone, normalizePhone } from '@volante/contract/countries/phone.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import type { CompositionEvent, InputEvent } from 'react';

/** Rewrites text while it is typed. The caret stays after the same letter or digit. */
export type Mask = (text: string) => string;

/** RFC and CURP are written in capitals. */
export const upperCase: Mask = (text) => text.toUpperCase();

/** Keeps digits only, up to a limit. */
export const digits =
  (length: number): Mask =>
  (text) =>
    text.replace(/\D/g, '').slice(0, length);

/** `123-45-6789`; a masked number from the server (`***-**-6789`) stays unchanged. */
export const ssn: Mask = (text) => {
  if (text.includes('*')) return text;
  const all = text.replace(/\D/g, '').slice(0, 9);
  return [all.slice(0, 3), all.slice(3, 5), all.slice(5)].filter(Boolean).join('-');
};

/**
 * `55 1234 5678`, `664 123 4567`, as long as it looks like a plain ten-digit number. A number with a prefix (`+52 1 …`, `044 …`) is
 * normalized as soon as it is complete; other notations stay.
 */
export const phoneOf =
  (country: CountryCode): Mask =>
  (typed) => {
    const text = localPhone(normalizePhone(typed, country) ?? typed);
    const all = text.replace(/[\s-]/g, '');
    return /^[2-9]\d{0,9}$/.test(all) ? groupDigits(all, country) : text;
  };

export interface MaskedInput {
  onInput?: (event: InputEvent<HTMLInputElement>) => void;
  onCompositionEnd?: (event: CompositionEvent<HTMLInputElement>) => void;
}

/**
 * Applies a mask to an uncontrolled input; `note` is called after it changed the text. Input methods that compose words (most
 * Android keyboards, and Asian ones) aren't interrupted until the word is finished.
 */
export function maskedInput(mask: Mask, note: (input: HTMLInputElement) => void): MaskedInput {
  return {
    onInput({ currentTarget, nativeEvent }) {
      if (!nativeEvent.isComposing) rewrite(currentTarget, mask, nativeEvent.inputType);
    },
    onCompositionEnd({ currentTarget }) {
      rewrite(currentTarget, mask);
      note(currentTarget);
    },
  };
}

function rewrite(input: HTMLInputElement, mask: Mask, inputType?: string): void {
  const typed = input.value;
  const at = input.selectionStart ?? typed.length;
  let next = mask(typed);
  if (next === typed) return;
  let caret = caretAfter(next, bare(mask(typed.slice(0, at))).length);
  if (inputType === 'insertText' && !bare(next).endsWith(bare(typed.slice(at)))) {
    // The field is full, so a key in its middle would push out the last character.
    next = typed.slice(0, at - 1) + typed.slice(at);
    caret = at - 1;
  }
  input.value = next;
  // Otherwise deleting forward would get stuck before a separator that is inserted again each time.
  if (inputType === 'deleteContentForward') while (/[\s-]/.test(next.charAt(caret))) caret++;
  input.setSelectionRange(caret, caret);
}

/** Removes the separators set by a mask. */
const bare = (text: string) => text.replace(/[\s-]/g, '');

function caretAfter(text: string, kept: number): number {
  for (let at = 0, seen = 0; at <= text.length; at++) {
    if (seen === kept) return at;
    seen += bare(text.charAt(at)).length;
  }
  return text.length;
}
