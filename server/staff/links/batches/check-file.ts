// Runs in a thread of its own: reads a file of drivers and judges its rows. Some files of 2 MB take seconds.
import type { CountryCode } from '@volante/contract/countries/country.ts';
import type { ErrorCode, ErrorDetail } from '@volante/contract/errors.ts';
import { Problem } from '../../../core/problem.ts';
import { serveThread } from '../../../core/thread/serve-thread.ts';
import { decodeText } from './decode.ts';
import { type JudgedRow, judgeRow } from './judge-row.ts';
import { readCsv } from './read-csv.ts';

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
