import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type RawPicture, refuseHugePicture } from './raw-picture.ts';

/** Decodes the main picture, turned upright as the file says. Throws when it is broken or larger than `maxPixels`. */
export async function readHeic(path: string, maxPixels: number): Promise<RawPicture> {
  const { HeifDecoder } = loadLibrary();
  const pictures = new HeifDecoder().decode(await readFile(path));
  const picture = pictures.find((p) => p.is_primary()) ?? pictures[0];
  if (!picture) throw new Error('No picture inside.');
  const width = picture.get_width();
  const height = picture.get_height();
  refuseHugePicture(width, height, maxPixels);
  const data = new Uint8ClampedArray(width * height * 4);
  await new Promise<void>((resolve, reject) => {
    picture.display({ data, width, height }, (shown) => {
      if (shown) resolve();
      else reject(new Error('The picture cannot be decoded.'));
    });
  });
  for (const each of pictures) each.free();
  return { width, height, rgba: data };
}

interface HeifPicture {
  is_primary(): boolean;
  get_width(): number;
  get_height(): number;
  display(into: { data: Uint8ClampedArray; width: number; height: number }, done: (shown: object | null) => void): void;
  free(): void;
}

interface Libheif {
  HeifDecoder: new () => { decode(bytes: Uint8Array): HeifPicture[] };
}

// 87 ms and some memory that most workers never need; the package has no types.
function loadLibrary(): Libheif {
  return createRequire(import.meta.url)('libheif-js/wasm-bundle');
}
