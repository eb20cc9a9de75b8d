import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { TextLine } from '../../../reader/engine/text-line.ts';
import { lineAt } from './page.ts';

/** A drawn picture of an invented screen, as read by the recognizer, and what it shows. */
export interface DrawnScreen {
  family: string;
  capturedAt: string;
  /** Null if it doesn't show a week's earnings. */
  truth: { week: string; amount: number } | null;
  /** What was read at each size of detection that the reader tries. */
  readings: TextLine[][];
}

const FILE = new URL('./drawn-screens.data', import.meta.url);

type Kept = [
  text: string,
  confidence: number,
  left: number,
  right: number,
  top: number,
  bottom: number,
  height: number,
  ...background: TextLine['background'],
];
type KeptScreen = Omit<DrawnScreen, 'readings'> & { readings: Kept[][] };

/** The screens kept by `lab/screenshots/bench/keep-lines.ts`. */
export function readDrawnScreens(): DrawnScreen[] {
  const kept = JSON.parse(brotliDecompressSync(readFileSync(FILE)).toString()) as KeptScreen[];
  return kept.map((screen) => ({ ...screen, readings: screen.readings.map((lines) => lines.map(restored)) }));
}

/** Stores only the data by which week and sum are chosen, with places rounded to a tenth of a pixel. */
export function writeDrawnScreens(screens: DrawnScreen[]): void {
  const kept: KeptScreen[] = screens.map((screen) => ({
    ...screen,
    readings: screen.readings.map((lines) => lines.map(keptOf)),
  }));
  const params = { [constants.BROTLI_PARAM_LGWIN]: 24 };
  writeFileSync(FILE, brotliCompressSync(JSON.stringify(kept), { params }));
}

function keptOf({ text, confidence, left, right, top, bottom, height, background }: TextLine): Kept {
  const tenth = (value: number): number => Math.round(value * 10) / 10;
  const sides = [tenth(left), tenth(right), tenth(top), tenth(bottom), tenth(height)] as const;
  return [text, Math.round(confidence * 1000) / 1000, ...sides, ...background];
}

function restored([text, confidence, left, right, top, bottom, height, ...background]: Kept): TextLine {
  return { ...lineAt(text, left, top, right - left, bottom - top, background), confidence, right, bottom, height };
}
