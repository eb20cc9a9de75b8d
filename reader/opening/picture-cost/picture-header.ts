/** A picture's header, in the same form for all file types. */
export interface PictureHeader {
  width: number;
  height: number;
  /** Bytes per unpacked pixel. */
  pixelBytes: number;
  /** How often the decoder goes over the whole picture; 1 for file types without passes. */
  passes: number;
  /** Bytes held in memory at once during unpacking, if known to be more than a few rows. */
  held: number;
}

/** An unreadable header, or one too expensive to decode. */
export class RefusedHeader extends Error {}
