/** Between two looks into the recording, in s: a screen that somebody wants seen stands longer. */
const STEP = 0.4;
/** A longer recording is looked at in as many places, farther apart. */
const MOST_LOOKS = 300;
/** The grid by which two pictures are compared: two weeks of one app differ in a few figures alone. */
const [WIDE, TALL] = [32, 64];
/** From which difference of 255 on a cell has changed; what packing a video does to a still picture is less. */
const CHANGED = 14;
/** Changed cells of another screen at least. */
const FEWEST = 2;
/** For one place of the recording, in ms. */
const TIMEOUT = 10_000;
const QUALITY = 0.9;

/**
 * The screens that stand still in a screen recording, as JPEGs in their order, each once; at most `most`. Rejects if this browser
 * can't play it.
 */
export async function pickFrames(recording: File, most: number): Promise<File[]> {
  const video = document.createElement('video');
  const address = URL.createObjectURL(recording);
  try {
    Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: address });
    await until(video, 'loadeddata');
    const length = await lengthOf(video);
    return await pick(video, length, most);
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(address);
  }
}

async function pick(video: HTMLVideoElement, length: number, most: number): Promise<File[]> {
  const grid = new OffscreenCanvas(WIDE, TALL);
  const frames: File[] = [];
  const prints: Uint8ClampedArray[] = [];
  let before: Uint8ClampedArray | null = null;
  const step = Math.max(STEP, length / MOST_LOOKS);
  for (let at = 0; at < length && frames.length < most; at += step) {
    await seek(video, at);
    const print = printOf(video, grid);
    const stands = before !== null && isSame(before, print);
    before = print;
    // While it scrolls, letters are cut in two, and the same figures come again and again.
    if (!stands || prints.some((known) => isSame(known, print))) continue;
    prints.push(print);
    frames.push(await pictureOf(video, frames.length + 1));
  }
  return frames;
}

// A recording by a browser doesn't know how long it is before its end was seen.
async function lengthOf(video: HTMLVideoElement): Promise<number> {
  if (Number.isFinite(video.duration)) return video.duration;
  const known = until(video, 'durationchange');
  video.currentTime = 1e9;
  await known;
  return Number.isFinite(video.duration) ? video.duration : video.currentTime;
}

async function seek(video: HTMLVideoElement, at: number): Promise<void> {
  const there = until(video, 'seeked');
  video.currentTime = at;
  await there;
}

function until(video: HTMLVideoElement, event: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('too slow')), TIMEOUT);
    const end = (done: () => void) => {
      clearTimeout(timer);
      done();
    };
    video.addEventListener(event, () => end(resolve), { once: true });
    video.addEventListener('error', () => end(() => reject(new Error('not to be played'))), { once: true });
  });
}

function printOf(video: HTMLVideoElement, grid: OffscreenCanvas): Uint8ClampedArray {
  const paper = grid.getContext('2d', { willReadFrequently: true });
  if (!paper) throw new Error('no canvas');
  paper.imageSmoothingQuality = 'high';
  // The status bar has a clock that moves, and nothing of a week.
  const top = video.videoHeight * 0.06;
  paper.drawImage(video, 0, top, video.videoWidth, video.videoHeight - top, 0, 0, WIDE, TALL);
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

async function pictureOf(video: HTMLVideoElement, number: number): Promise<File> {
  const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const type = 'image/jpeg';
  return new File([await canvas.convertToBlob({ type, quality: QUALITY })], `video-${number}.jpg`, { type });
}
