import { Problem } from '../../../core/problem.ts';

/**
 * The text of a file as spreadsheets save it: UTF-8 with or without a byte order mark, UTF-16 with one, otherwise Windows-1252.
 * Lines end with `\n`. Throws `file_unreadable` if it isn't text, or is written in two encodings.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decode(bytes).toWellFormed();
  if (noText.test(text)) throw new Problem('file_unreadable');
  return text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // In Windows-1252, letters of UTF-8 would become meaningless pairs such as `Ã©`: names would be mangled.
    const text = new TextDecoder('windows-1252').decode(bytes);
    if (lettersOfUtf8.test(text)) throw new Problem('file_unreadable');
    return text;
  }
}

const lettersOfUtf8 = /[ÂÃ][\u0080-\u00BF\u0152-\u0178\u0192-\u2122]/;
// Control characters, among them those that Windows-1252 leaves undefined.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what no text has.
const noText = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/;
