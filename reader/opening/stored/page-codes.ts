import { readFile } from 'node:fs/promises';
import type { FoundCodes } from '../finding.ts';
import { readCodes } from '../read-codes.ts';
import { pixelsOfPdf } from './pdf-pixels.ts';

/** Longest edges in pixels: a code too fine for the first is read at the second. */
const EDGES = [2000, 3000];
const MOST = 4;

/** The QR codes on the first page of a PDF, from the first size at which any is found. Throws if the page can't be drawn. */
export async function readPageCodes(path: string): Promise<FoundCodes> {
  const bytes = await readFile(path);
  for (const edge of EDGES) {
    const page = await pixelsOfPdf(bytes, 1, edge);
    const { width, height } = page;
    const found = await readCodes(page, { format: 'QRCode', most: MOST });
    if (found.length === 0) continue;
    const codes = found.map(({ text, position }) => ({
      text,
      box: boxAround(Object.values(position) as Corner[], width, height),
    }));
    return { codes };
  }
  return { codes: [] };
}

interface Corner {
  x: number;
  y: number;
}

function boxAround(corners: readonly Corner[], width: number, height: number): [number, number, number, number] {
  const [across, down] = [corners.map(({ x }) => x / width), corners.map(({ y }) => y / height)];
  const [left, top] = [Math.min(...across), Math.min(...down)];
  return [share(left), share(top), share(Math.max(...across) - left), share(Math.max(...down) - top)];
}

function share(of: number): number {
  return Math.round(Math.min(1, Math.max(0, of)) * 10_000) / 10_000;
}
