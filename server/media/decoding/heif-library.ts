import { createRequire } from 'node:module';

/**
 * A picture in the memory of its decoder: brightness, and two colours at half of its size. Always by BT.601 in the full range,
 * whatever the file says: the decoder has converted it.
 */
export interface Planes {
  width: number;
  height: number;
  y: Plane;
  cb: Plane;
  cr: Plane;
  alpha: Plane | null;
}

export interface Plane {
  bytes: Uint8Array;
  /** Bytes from one row to the next. */
  stride: number;
}

/**
 * The main picture, turned upright as the file says. `judge` hears its size before it is decoded, and may throw. Throws when
 * it is broken.
 */
export function decodeHeif(file: Uint8Array, judge: (width: number, height: number) => void): Planes {
  // Its own ready-made function hands out RGBA, which takes three times the memory of what was decoded.
  const library = loadLibrary();
  const results = library._malloc(64);
  const word = (at: number) => new DataView(library.HEAPU8.buffer).getUint32(at, true);
  /** Calls what returns an error, and gives the pointer that it wrote. */
  const pointerFrom = (call: (error: number, pointer: number) => void) => {
    call(results, results + POINTER);
    if (word(results) !== 0) throw new Error(`The picture cannot be decoded (${word(results)}.${word(results + 4)}).`);
    return word(results + POINTER);
  };

  const bytes = library._malloc(file.length);
  library.HEAPU8.set(file, bytes);
  const context = library._heif_context_alloc();
  pointerFrom((error) => library._heif_context_read_from_memory_without_copy(error, context, bytes, file.length, 0));
  const handle = pointerFrom((error, into) => library._heif_context_get_primary_image_handle(error, context, into));
  judge(library._heif_image_handle_get_width(handle), library._heif_image_handle_get_height(handle));
  const options = library._heif_decoding_options_alloc();
  library.HEAPU8[options + CONVERT_TO_8_BIT] = 1;
  const image = pointerFrom((error, into) =>
    library._heif_decode_image(error, handle, into, YCBCR, HALF_SIZE, options),
  );

  const plane = (channel: number): Plane => {
    const from = library._heif_image_get_plane_readonly2(image, channel, results + POINTER);
    const bits = library._heif_image_get_bits_per_pixel_range(image, channel);
    if (from === 0 || bits !== 8) throw new Error(`Plane ${channel} has ${bits} bits.`);
    const stride = word(results + POINTER);
    const length = stride * library._heif_image_get_height(image, channel);
    return { bytes: library.HEAPU8.subarray(from, from + length), stride };
  };
  return {
    width: library._heif_image_get_width(image, 0),
    height: library._heif_image_get_height(image, 0),
    y: plane(0),
    cb: plane(1),
    cr: plane(2),
    alpha: library._heif_image_has_channel(image, 6) ? plane(6) : null,
  };
}

// An error is three words, which the caller makes room for.
const POINTER = 16;
const CONVERT_TO_8_BIT = 20;
const [YCBCR, HALF_SIZE] = [0, 1];

/** Functions of C: pointers are numbers, and one that returns an error takes the place for it first. */
interface Libheif {
  /** Another one whenever its memory has grown. */
  HEAPU8: Uint8Array<ArrayBuffer>;
  _malloc(bytes: number): number;
  _heif_context_alloc(): number;
  _heif_context_read_from_memory_without_copy(
    error: number,
    context: number,
    bytes: number,
    length: number,
    options: number,
  ): void;
  _heif_context_get_primary_image_handle(error: number, context: number, into: number): void;
  _heif_image_handle_get_width(handle: number): number;
  _heif_image_handle_get_height(handle: number): number;
  _heif_decoding_options_alloc(): number;
  _heif_decode_image(
    error: number,
    handle: number,
    into: number,
    colourspace: number,
    chroma: number,
    options: number,
  ): void;
  _heif_image_get_width(image: number, channel: number): number;
  _heif_image_get_height(image: number, channel: number): number;
  _heif_image_has_channel(image: number, channel: number): number;
  _heif_image_get_plane_readonly2(image: number, channel: number, stride: number): number;
  _heif_image_get_bits_per_pixel_range(image: number, channel: number): number;
}

// 87 ms and some memory that most workers never need.
function loadLibrary(): Libheif {
  return createRequire(import.meta.url)('libheif-js/wasm-bundle');
}
