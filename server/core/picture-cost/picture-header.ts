/** A picture header, in a form common to all kinds. */
export interface PictureHeader {
  width: number;
  height: number;
  /** Bytes per unpacked pixel. */
  pixelBytes: number;
  /** Decoder passes over the whole picture; 1 for kinds without passes. */
  passes: number;
  /** Bytes in memory at once during unpacking, if known to exceed a few rows. */
  held: number;
}

/** An unreadable header, or one too expensive to decode. */
export class RefusedHeader extends Error {}
