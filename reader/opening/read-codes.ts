import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prepareZXingModule, type ReadResult, readBarcodes } from 'zxing-wasm/reader';

/** Four bytes per pixel: red, green, blue, alpha. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

interface Wanted {
  format: 'PDF417' | 'QRCode';
  most: number;
}

let loaded: Promise<unknown> | null = null;

/** All completely readable codes of one kind in a picture, as the text they encode. */
export async function readCodes({ data, width, height }: Pixels, { format, most }: Wanted): Promise<ReadResult[]> {
  loaded ??= load();
  await loaded;
  // A view of the same bytes instead of a copy: a page is 25 MB.
  const bytes = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
  const pixels = { data: bytes, width, height, colorSpace: 'srgb' };
  const found = await readBarcodes(pixels as ImageData, {
    formats: [format],
    textMode: 'Plain',
    tryHarder: true,
    tryRotate: true,
    maxNumberOfSymbols: most,
  });
  return found.filter(({ isValid }) => isValid);
}

// Loaded from bytes; otherwise the library would fetch it from the network.
async function load(): Promise<void> {
  const path = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const wasm = await readFile(path);
  await prepareZXingModule({
    overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) as ArrayBuffer },
    fireImmediately: true,
  });
}
