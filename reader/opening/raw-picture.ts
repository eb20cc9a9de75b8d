/** One byte per channel and pixel, row by row from the top. */
export interface RawPicture {
  width: number;
  height: number;
  channels: 3 | 4;
  pixels: Uint8Array | Uint8ClampedArray;
}

/** Throws before memory is allocated for a picture of that size. */
export function refuseHugePicture(width: number, height: number, maxPixels: number): void {
  if (!(width > 0 && height > 0 && width * height <= maxPixels)) {
    throw new Error(`A picture of ${width} x ${height} is not supported.`);
  }
}
