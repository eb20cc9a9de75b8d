import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { asSharp, type Picture } from '../../ocr/engine/picture.ts';

// Degrees and longest sides: a slanted or finely printed code is read in one of them. Level ones, the usual case, come first.
const TURNS = [0, 3, -3, 6, -6, 9, -9];
const SIDES = [1600, 1000, 2000];

let loaded: Promise<unknown> | null = null;

/** The text of the PDF417 in a picture; null if none is found. `patient`: also look for one that lies at an angle. */
export async function readPdf417(picture: Picture, patient: boolean): Promise<string | null> {
  loaded ??= load();
  await loaded;
  for (const side of patient ? SIDES : SIDES.slice(0, 1)) {
    for (const turn of patient ? TURNS : [0]) {
      const text = await look(picture, side, turn);
      if (text !== null) return text;
    }
  }
  return null;
}

async function look(picture: Picture, side: number, turn: number): Promise<string | null> {
  const { data, info } = await asSharp(picture)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .rotate(turn, { background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = { data: new Uint8ClampedArray(data), width: info.width, height: info.height, colorSpace: 'srgb' };
  const [found] = await readBarcodes(pixels as ImageData, {
    formats: ['PDF417'],
    textMode: 'Plain',
    tryHarder: true,
    tryRotate: true,
    maxNumberOfSymbols: 1,
  });
  return found?.isValid ? found.text : null;
}

// Given as bytes, or the library fetches it from the network.
async function load(): Promise<void> {
  const path = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const wasm = await readFile(path);
  await prepareZXingModule({
    overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) as ArrayBuffer },
    fireImmediately: true,
  });
}
