import { createRequire } from 'node:module';

/**
 * A picture in its decoder's memory: luma, and two chroma planes at half size. Always full-range BT.601, since the decoder
 * converts what the file has.
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
  /** Bytes per row. */
  stride: number;
}

/**
 * The main picture, rotated as declared in the file. `judge` gets its size before decoding, and may throw. Throws if the picture
 * is broken.
 */
export function decodeHeif(file: Uint8Array, judge: (width: number, height: number) => void): Planes {
  // The library's own function returns RGBA, which takes three times the memory of the decoded planes.
  const library = loadLibrary();
  const results = library._malloc(64);
  const word = (at: number) => new DataView(library.HEAPU8.buffer).getUint32(at, true);
  /** Calls a function that returns an error struct, and returns its output pointer. */
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
  // Otherwise a missing or broken tile is left green, without an error.
  library.HEAPU8[options + STRICT] = 1;
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

// An error has three words, in a buffer provided by the caller.
const POINTER = 16;
const CONVERT_TO_8_BIT = 20;
const STRICT = 21;
const [YCBCR, HALF_SIZE] = [0, 1];

/** C functions: pointers are numbers, and a function that returns an error takes its output buffer first. */
interface Libheif {
  /** Replaced whenever the memory grows. */
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

// Loaded on first use: 87 ms and memory that most workers never need.
function loadLibrary(): Libheif {
  return createRequire(import.meta.url)('libheif-js/wasm-bundle');
}
