import { collectStandingScreens } from './standing-screens.ts';

/** Interval between two looks at the recording, in s: a screen that is meant to be seen stays longer. */
const STEP = 0.4;
/** Maximum number of looks; in longer recordings they are farther apart. */
const MOST_LOOKS = 300;
/**
 * A recording without key frames is decoded from its start at each seek: if that takes longer than this, in ms, playing
 * it is quicker.
 */
const SLOW_JUMP = 800;
/** How fast it is played at most, and after how many looks in a row without a gap it is played faster. */
const [FASTEST, STEADY] = [4, 5];
/** For one place of the recording, in ms. */
const TIMEOUT = 10_000;

interface Watching {
  /** Called with each screen as soon as it is found. */
  onFrame?: (frame: File) => void;
  /** Called after each look with the share of the recording seen so far, 0 to 1; returns false to stop. */
  onLook?: (share: number) => boolean;
}

/**
 * The still screens of a screen recording as JPEGs, in order and each once, at most `most`. Rejects if this browser
 * can't play the recording.
 */
export async function pickFrames(
  recording: File,
  most: number,
  { onFrame, onLook = () => true }: Watching = {},
): Promise<File[]> {
  const video = document.createElement('video');
  const address = URL.createObjectURL(recording);
  try {
    Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: address });
    await until(video, 'loadeddata');
    const screens = collectStandingScreens(video, most, onFrame);
    const length = await lengthOf(video);
    const look = async () => (await screens.look()) && onLook(length ? Math.min(1, video.currentTime / length) : 0);
    const jumped = length !== null && (await jumpThrough(video, length, look));
    if (!jumped) await playThrough(video, look);
    return await screens.end();
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(address);
  }
}

/** Looks at the video's current picture; false to stop. */
type Look = () => Promise<boolean>;

/** Duration in s. A recording made by a browser has none until its end was reached; null if that takes too long. */
async function lengthOf(video: HTMLVideoElement): Promise<number | null> {
  if (Number.isFinite(video.duration)) return video.duration;
  await jump(video, 1e9).catch(() => undefined);
  const length = Number.isFinite(video.duration) ? video.duration : null;
  await jump(video, 0);
  return length;
}

/** Looks at evenly spaced places. False if seeking is slower than playing; playing then continues from there. */
async function jumpThrough(video: HTMLVideoElement, length: number, look: Look): Promise<boolean> {
  const step = Math.max(STEP, length / MOST_LOOKS);
  for (let at = 0; at < length; at += step) {
    await untilShown();
    const begun = performance.now();
    await jump(video, at);
    const took = performance.now() - begun;
    if (!(await look())) return true;
    if (took > SLOW_JUMP && (await mayPlay(video))) return false;
  }
  return true;
}

/** Plays the rest and looks once every `STEP`, slowly at first and faster if the phone keeps up. */
async function playThrough(video: HTMLVideoElement, look: Look): Promise<void> {
  if (!(await mayPlay(video))) throw new Error('not to be played');
  let seen = video.currentTime;
  let moved = performance.now();
  let stood = video.currentTime;
  let steady = 0;
  let fastest = FASTEST;
  let dropped = droppedOf(video);
  while (!video.ended) {
    if (document.hidden) {
      // In a hidden page looks happen once a second, or never.
      video.pause();
      await untilShown();
      await mayPlay(video);
      moved = performance.now();
    }
    await pause((STEP * 1000) / video.playbackRate / 4);
    if (video.error) throw new Error('not to be played');
    const gone = video.currentTime - seen;
    // A late seek moves back a little: the video is slow, but not stuck.
    if (video.currentTime !== stood) [stood, moved] = [video.currentTime, performance.now()];
    if (performance.now() - moved > TIMEOUT) throw new Error('too slow');
    if (gone < STEP) continue;
    // When playback lags behind, the video shows an old picture, which would look like a still screen.
    const behind = gone > 2 * STEP || droppedOf(video) > dropped;
    steady = behind ? 0 : steady + 1;
    if (behind) {
      fastest = Math.max(1, video.playbackRate / 2);
      video.playbackRate = 1;
      // A video that keeps playing meanwhile reaches its end, and after seeking back from there it stays paused.
      video.pause();
      await jump(video, seen + STEP);
      if (!video.ended && !(await mayPlay(video))) throw new Error('not to be played');
    } else if (steady % STEADY === 0) video.playbackRate = Math.min(fastest, video.playbackRate * 2);
    seen = video.currentTime;
    dropped = droppedOf(video);
    if (!(await look())) return;
  }
  await look();
}

function droppedOf(video: HTMLVideoElement): number {
  return video.getVideoPlaybackQuality?.().droppedVideoFrames ?? 0;
}

/** Some phones don't play videos in power-saving mode. */
function mayPlay(video: HTMLVideoElement): Promise<boolean> {
  return video.play().then(
    () => true,
    () => false,
  );
}

async function untilShown(): Promise<void> {
  while (document.hidden)
    await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function jump(video: HTMLVideoElement, at: number): Promise<void> {
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
