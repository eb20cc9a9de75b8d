import { fold } from '../../../engine/fold.ts';
import { splitCalendarWords } from './calendar-words.ts';

export type DateToken =
  | { kind: 'number'; digits: string; spaced: boolean }
  | { kind: 'month'; months: number[]; doubt: number }
  | { kind: 'weekday' | 'joiner' | 'filler' | 'week' | 'other' }
  | { kind: 'mark'; mark: string };

/** Splits a line into tokens for dates. Works with and without spaces; times of day are left out. */
export function dateTokens(text: string): DateToken[] {
  // A capital L before a day is "lunes", a small one a misread 1.
  const plain = repairDigits(fold(text.replace(/(?<![\p{L}\d])L(?=[.,]?\s?\d)/gu, 'lun ')))
    // A year and its time run together: "Mar30,20264AM".
    .replace(/(20[2-3]\d)(?=\d{1,2}(:\d{2}|\s*[ap]\.?\s?m(?![a-z])))/g, '$1 ')
    .replace(/\d{1,2}:\d{2}(:\d{2})?\s*([ap]\.?\s?m\b\.?)?/g, ' ')
    .replace(/(?<!\d)\d{1,2}\s*[ap](\.\s?)?m(?![a-z])\.?/g, ' ');
  const tokens: DateToken[] = [];
  for (const match of plain.matchAll(/(\d+)|([a-z]+)|([^\sa-z\d])/g)) {
    const [, digits, letters, mark] = match;
    const spaced = match.index === 0 || plain[match.index - 1] === ' ';
    if (digits) {
      // A day and its year run together: "nov 22026".
      const glued = /^(\d{1,2})(20[2-3]\d)$/.exec(digits);
      if (glued)
        tokens.push(
          { kind: 'number', digits: glued[1]!, spaced },
          { kind: 'number', digits: glued[2]!, spaced: false },
        );
      else tokens.push({ kind: 'number', digits, spaced });
    } else if (letters) {
      for (const word of splitCalendarWords(letters)) {
        if (word.kind === 'month') tokens.push({ kind: 'month', months: word.months, doubt: word.doubt });
        else tokens.push({ kind: word.kind });
      }
    } else if (mark) tokens.push({ kind: 'mark', mark });
  }
  return tokens;
}

function repairDigits(text: string): string {
  return (
    text
      .replace(/(?<=\d)\s?\ba[1|]\b/g, ' al ')
      // "del 23 de feb all de mar": the 1 after "al".
      .replace(/(?<=\d.{0,16})\bal[l|](?=\s?de\s?[a-z]{3})/g, 'al 1')
      // "31/08/26al06/09/26"
      .replace(/(?<=\d[/.-]\d{2,4})a[1l|](?=\d{1,2}[/.-]\d)/g, ' al ')
      .replace(/(?<![a-z\d])[il|](?=0(?!\d))/g, '1')
      .replace(/(?<=[a-z])0(?!\d)|0(?=ct)/g, 'o')
      .replace(/(?<![a-z])ct(?=\s?\d)/g, 'oct')
      .replace(/(?<![a-z])o(?=\d(?!\d))/g, '0')
      .replace(/(?<![a-z])[il|](?=\d(?!\d))/g, '1')
      .replace(/(?<=(?<!\d)[0-3])o(?![a-z])/g, '0')
      .replace(/(?<=(?<!\d)[0-3])[il|](?![a-z])/g, '1')
      // Not in "did I make".
      .replace(
        /(?<![a-z\d])[il|](?![a-z\d])(?!\s+(?!al?\b|to\b|del?\b|hasta|thr|[a-z]{3}\b|[a-z]{3,}\s?\d)[a-z])/g,
        '1',
      )
  );
}
