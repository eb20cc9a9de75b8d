import type { CountryCode } from '@volante/contract/country.ts';
import type { ErrorCode, ErrorDetail } from '@volante/contract/errors.ts';
import { Problem } from '../../../core/problem.ts';
import { serveThread } from '../../../core/thread/serve-thread.ts';
import { type JudgedRow, judgeRow } from './judge-row.ts';
import { readCsv } from './read-csv.ts';

// Runs in a thread of its own: reads a file of drivers and judges its rows. Some files of 2 MB take seconds.

export interface DriversFile {
  bytes: Uint8Array;
  country: CountryCode;
}

export type CheckedFile = { rows: JudgedRow[]; ignored: string[] } | { refusal: ErrorCode; errors: ErrorDetail[] };

await serveThread(async () => ({ bytes, country }: DriversFile): CheckedFile => {
  try {
    const { rows, ignored } = readCsv(decodeText(bytes));
    return { rows: rows.map((row) => judgeRow(row, country)), ignored };
  } catch (error) {
    // Between threads an error loses its class.
    if (error instanceof Problem) return { refusal: error.code, errors: error.errors };
    throw error;
  }
});

/**
 * The text of a file as spreadsheets save it: UTF-8 with or without a byte order mark, UTF-16 with one, otherwise Windows-1252.
 * Lines end with `\n`. Throws `file_unreadable` if it isn't text, or is written in two encodings.
 */
function decodeText(bytes: Uint8Array): string {
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
