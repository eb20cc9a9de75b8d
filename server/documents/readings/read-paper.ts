import { readFile } from 'node:fs/promises';
import type { DocumentType } from '@volante/contract/documents/rules.ts';
import type { Deps } from '../../core/deps.ts';
import type { TextRow } from '../../media/decoding/finding.ts';
import { sniffKind } from '../../media/sniff.ts';
import type { PaperReading } from '../../providers/papers/paper.ts';
import { placesOf } from '../../providers/papers/places.ts';
import { readPaperText } from '../../providers/papers/texts/read-text.ts';

/** A file to be read, and what it was sent as. */
export interface PaperFile {
  path: string;
  documentType: DocumentType;
  /** `yyyy-mm-dd`. */
  today: string;
  /** Papers with the same key queue together. */
  queueKey: string;
}

export type PaperDeps = Pick<Deps, 'inspector' | 'reader'>;

/** Reads a paper: a PDF by its text, a photo by its letters or barcode. Rejects with a `ReaderError` for what is no picture. */
export async function readPaper(deps: PaperDeps, { path, ...paper }: PaperFile): Promise<PaperReading> {
  const bytes = await readFile(path);
  if ((await sniffKind(bytes.subarray(0, 4100))) === 'pdf')
    return readPdf(await deps.inspector.readText(path, paper.queueKey));
  return deps.reader.readPaper({ image: path, ...paper });
}

function readPdf(rows: readonly TextRow[]): PaperReading {
  const reading = readPaperText(rows.map(({ text }) => text));
  const placed = rows.map(({ page, pieces }) => pieces.map((piece) => ({ ...piece, page })));
  return { ...reading, places: placesOf(reading.fields, placed) };
}
