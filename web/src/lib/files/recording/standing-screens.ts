/** The grid by which two pictures are compared: two weeks of one app differ in a few figures alone. */
const [WIDE, TALL] = [32, 64];
/** From which difference of 255 on a cell has changed; what packing a video does to a still picture is less. */
const CHANGED = 14;
/** Changed cells of another screen at least. */
const FEWEST = 2;
const QUALITY = 0.9;

interface StandingScreens {
  /** Looks at what the video shows now; false once there are enough. */
  look: () => Promise<boolean>;
  /** All of them, with the one that stood last. */
  end: () => Promise<File[]>;
}

/**
 * Collects, over the looks into a video, the screens that stand still: each once, as it was last, since a packed video grows
 * sharper while nothing moves.
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

  // While it scrolls, letters are cut in two, and the same figures come again and again.
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
      // Once: a video that plays shows something else a moment later.
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
  const paper = grid.getContext('2d', { willReadFrequently: true });
  if (!paper) throw new Error('no canvas');
  paper.imageSmoothingQuality = 'high';
  // The status bar has a clock that moves, and nothing of a week.
  const top = picture.height * 0.06;
  paper.drawImage(picture, 0, top, picture.width, picture.height - top, 0, 0, WIDE, TALL);
  return paper.getImageData(0, 0, WIDE, TALL).data;
}

function isSame(one: Uint8ClampedArray, other: Uint8ClampedArray): boolean {
  let changed = 0;
  for (let at = 0; at < one.length; at += 4) {
    const colours = [0, 1, 2].map((k) => Math.abs((one[at + k] ?? 0) - (other[at + k] ?? 0)));
    if (Math.max(...colours) >= CHANGED && ++changed >= FEWEST) return false;
  }
  return true;
}

async function jpegOf(picture: OffscreenCanvas, number: number): Promise<File> {
  const type = 'image/jpeg';
  const blob = await picture.convertToBlob({ type, quality: QUALITY });
  return new File([blob], `video-${number}.jpg`, { type });
}
