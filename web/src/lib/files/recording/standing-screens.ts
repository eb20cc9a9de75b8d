/** The grid for comparing two pictures: two weeks of one app differ only in a few figures. */
const [WIDE, TALL] = [32, 64];
/** A cell has changed from this difference on (of 255); compression artifacts in a still picture are smaller. */
const CHANGED = 14;
/** Minimum number of changed cells for another screen. */
const FEWEST = 2;
const QUALITY = 0.9;

interface StandingScreens {
  /** Looks at the video's current picture; false once there are enough screens. */
  look: () => Promise<boolean>;
  /** All screens, including the last still one. */
  end: () => Promise<File[]>;
}

/**
 * Collects the still screens from the looks at a video. Each is kept once, in its last picture, because a compressed
 * video gets sharper while nothing moves.
 */
export function collectStandingScreens(
  video: HTMLVideoElement,
  most: number,
  onFrame?: (frame: File) => void,
): StandingScreens {
  const grid = new OffscreenCanvas(WIDE, TALL);
  let newest = new OffscreenCanvas(video.videoWidth, video.videoHeight);
  let kept = new OffscreenCanvas(video.videoWidth, video.videoHeight);
  const frames: File[] = [];
  const prints: Uint8ClampedArray[] = [];
  let before: Uint8ClampedArray | null = null;
  let standing: Uint8ClampedArray | null = null;

  // While the screen scrolls, letters are torn, and the same figures appear repeatedly.
  const take = async () => {
    const print = standing;
    standing = null;
    if (!print || prints.some((known) => isSame(known, print))) return;
    prints.push(print);
    const frame = await jpegOf(kept, frames.length + 1);
    frames.push(frame);
    onFrame?.(frame);
  };
  return {
    async look() {
      // Drawn only once, because a playing video shows something else a moment later.
      newest.getContext('2d')?.drawImage(video, 0, 0);
      const print = printOf(newest, grid);
      const stands = before !== null && isSame(before, print);
      before = print;
      if (stands) {
        standing = print;
        [newest, kept] = [kept, newest];
      } else await take();
      return frames.length < most;
    },
    async end() {
      if (frames.length < most) await take();
      return frames;
    },
  };
}

function printOf(picture: OffscreenCanvas, grid: OffscreenCanvas): Uint8ClampedArray {
  const pen = grid.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('no canvas');
  pen.imageSmoothingQuality = 'high';
  // The status bar has a changing clock, and no part of a week.
  const top = picture.height * 0.06;
  pen.drawImage(picture, 0, top, picture.width, picture.height - top, 0, 0, WIDE, TALL);
  return pen.getImageData(0, 0, WIDE, TALL).data;
}

function isSame(item: Uint8ClampedArray, other: Uint8ClampedArray): boolean {
  let changed = 0;
  for (let at = 0; at < item.length; at += 4) {
    const colours = [0, 1, 2].map((k) => Math.abs((item[at + k] ?? 0) - (other[at + k] ?? 0)));
    if (Math.max(...colours) >= CHANGED && ++changed >= FEWEST) return false;
  }
  return true;
}

async function jpegOf(picture: OffscreenCanvas, number: number): Promise<File> {
  const type = 'image/jpeg';
  const blob = await picture.convertToBlob({ type, quality: QUALITY });
  return new File([blob], `video-${number}.jpg`, { type });
}
