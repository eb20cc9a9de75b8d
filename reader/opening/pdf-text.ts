import { readFile } from 'node:fs/promises';
import { getDocument, type PageViewport, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextRow } from './finding.ts';

/** Statements have their movements on later pages. */
const PAGES = 10;
/** Of a page: a full one has 1,000 pieces and 6,000 letters. Whoever looks for a value in more would take seconds. */
const [MOST_PIECES, MOST_LETTERS] = [4000, 20_000];

interface Piece {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The text layer of a PDF's first ten pages, top to bottom, one entry per row, with a tab for each gap in a row. Empty for a
 * scan. Throws if the file is broken or needs a password.
 */
export async function readPdfText(path: string): Promise<TextRow[]> {
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
    const rows: TextRow[] = [];
    for (let number = 1; number <= Math.min(PAGES, pdf.numPages); number++) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      const pieces = withinLetters(
        items.slice(0, MOST_PIECES).flatMap((item) => ('str' in item ? [pieceOf(item)] : [])),
      );
      const upright = page.getViewport({ scale: 1 });
      for (const row of rowsOf(pieces)) {
        const boxed = row.map((piece) => ({ text: piece.text, box: boxOf(piece, upright) }));
        rows.push({ text: textOf(row), page: number, pieces: boxed });
      }
      page.cleanup();
    }
    return rows;
  } finally {
    await opening.destroy();
  }
}

function withinLetters(pieces: readonly Piece[]): Piece[] {
  let count = 0;
  return pieces.filter(({ text }) => {
    count += text.length;
    return count <= MOST_LETTERS;
  });
}

function pieceOf(item: { str: string; transform: number[]; width: number; height: number }): Piece {
  const [, , , , x = 0, y = 0] = item.transform;
  return { text: item.str, x, y, width: item.width, height: item.height };
}

type Upright = Pick<PageViewport, 'width' | 'height' | 'convertToViewportPoint'>;

/** Letters may extend below their baseline by a quarter of their height. */
const BELOW = 0.25;

function boxOf({ x, y, width, height }: Piece, upright: Upright): [number, number, number, number] {
  const [left, bottom] = upright.convertToViewportPoint(x, y - BELOW * height) as [number, number];
  const [right, top] = upright.convertToViewportPoint(x + width, y + height) as [number, number];
  const share = (at: number, of: number) => Math.round(Math.min(1, Math.max(0, at / of)) * 10_000) / 10_000;
  const [from, to] = [share(Math.min(left, right), upright.width), share(Math.max(left, right), upright.width)];
  const [upper, lower] = [share(Math.min(top, bottom), upright.height), share(Math.max(top, bottom), upright.height)];
  return [from, upper, share(to - from, 1), share(lower - upper, 1)];
}

function rowsOf(pieces: Piece[]): Piece[][] {
  const rows: Piece[][] = [];
  for (const piece of pieces.filter(({ text }) => text.trim() !== '').sort((a, b) => b.y - a.y)) {
    const row = rows.at(-1);
    if (row?.[0] && row[0].y - piece.y < 0.5 * Math.max(piece.height, 4)) row.push(piece);
    else rows.push([piece]);
  }
  return rows.map((row) => row.sort((a, b) => a.x - b.x));
}

function textOf(row: readonly Piece[]): string {
  return row.reduce(join, { text: '', end: 0 }).text.trim();
}

function join(before: { text: string; end: number }, { text, x, width, height }: Piece) {
  const gap = before.text === '' ? 0 : x - before.end;
  const between = gap > 1.5 * height ? '\t' : gap > 0.15 * height ? ' ' : '';
  return { text: before.text + between + text, end: x + width };
}
