/** What a picture's header promises, whatever its kind. */
export interface PictureHeader {
  width: number;
  height: number;
  /** Bytes of one pixel once it is unpacked. */
  pixelBytes: number;
  /** How often the decoder goes over the whole picture; 1 where its kind has no such thing. */
  passes: number;
  /** Bytes that lie in memory at once while it is unpacked, where that is known to be more than a few rows. */
  held: number;
}

/** A header that cannot be read, or promises what no decoder should try. */
export class RefusedHeader extends Error {}
