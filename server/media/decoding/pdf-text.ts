import { readFile } from 'node:fs/promises';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What says whose paper it is stands on the first pages. */
const PAGES = 2;
const MOST_PIECES = 4000;

interface Piece {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The text layer of a PDF's first two pages, top to bottom, one entry a row; a tab stands where a row leaves a gap. Empty for a
 * scan. Throws when the file is broken or needs a password.
 */
export async function readPdfText(path: string): Promise<string[]> {
  const data = new Uint8Array(await readFile(path));
  const opening = getDocument({
    data,
    verbosity: VerbosityLevel.ERRORS,
    useSystemFonts: false,
    useWasm: false,
    stopAtErrors: true,
  });
  try {
    const pdf = await opening.promise;
    const rows: string[] = [];
    for (let number = 1; number <= Math.min(PAGES, pdf.numPages); number++) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      rows.push(...rowsOf(items.slice(0, MOST_PIECES).flatMap((item) => ('str' in item ? [pieceOf(item)] : []))));
      page.cleanup();
    }
    return rows;
  } finally {
    await opening.destroy();
  }
}

function pieceOf(item: { str: string; transform: number[]; width: number; height: number }): Piece {
  const [, , , , x = 0, y = 0] = item.transform;
  return { text: item.str, x, y, width: item.width, height: item.height };
}

function rowsOf(pieces: Piece[]): string[] {
  const rows: Piece[][] = [];
  for (const piece of pieces.filter(({ text }) => text.trim() !== '').sort((a, b) => b.y - a.y)) {
    const row = rows.at(-1);
    if (row?.[0] && row[0].y - piece.y < 0.5 * Math.max(piece.height, 4)) row.push(piece);
    else rows.push([piece]);
  }
  return rows.map((row) =>
    row
      .sort((a, b) => a.x - b.x)
      .reduce(join, { text: '', end: 0 })
      .text.trim(),
  );
}

function join(before: { text: string; end: number }, { text, x, width, height }: Piece) {
  const gap = before.text === '' ? 0 : x - before.end;
  const between = gap > 1.5 * height ? '\t' : gap > 0.15 * height ? ' ' : '';
  return { text: before.text + between + text, end: x + width };
}
