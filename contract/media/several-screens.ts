/** A picture's size in pixels, upright. */
interface Size {
  width: number;
  height: number;
}

/**
 * From and to which height over width a picture is more than one screen: scrolled, or stitched from several. What is higher is none; to
 * look at all of it would take as long as it is high.
 */
const TALL = { from: 3, to: 14 };

/** Whether a picture is more than one screen. */
export function isTall({ width, height }: Size): boolean {
  return height > TALL.from * width && height <= TALL.to * width;
}

/**
 * The size within which a picture is scaled down. The letters of several screens would be lost on a longest side of `edge`: they get as
 * many pixels as a square of it.
 */
export function roomFor(size: Size, edge: number): Size {
  return { width: edge, height: isTall(size) ? Math.floor(edge * Math.sqrt(size.height / size.width)) : edge };
}
