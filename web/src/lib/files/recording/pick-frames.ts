import { collectStandingScreens } from './standing-screens.ts';

/** Between two looks into the recording, in s: a screen that somebody wants seen stands longer. */
const STEP = 0.4;
/** A longer recording is looked at in as many places, farther apart. */
const MOST_LOOKS = 300;
/** A recording without marks to jump to is decoded from its start for each look: above this, in ms, playing it is quicker. */
const SLOW_JUMP = 800;
/** How fast it is played at most, and after how many looks in a row without a gap it is played faster. */
const [FASTEST, STEADY] = [4, 5];
/** For one place of the recording, in ms. */
const TIMEOUT = 10_000;

interface Watching {
  /** Called with each screen as soon as it is found. */
  onFrame?: (frame: File) => void;
  /** Called after each look with the share of the recording that was seen, 0 to 1; false if nothing more is wanted. */
  onLook?: (share: number) => boolean;
}

/**
 * The screens that stand still in a screen recording, as JPEGs in their order, each once; at most `most`. Rejects if this browser
 * can't play it.
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

/** A look at what the video shows; false once nothing more is wanted. */
type Look = () => Promise<boolean>;

/** In s. A recording by a browser doesn't know it before its end was seen; null where that takes too long. */
async function lengthOf(video: HTMLVideoElement): Promise<number | null> {
  if (Number.isFinite(video.duration)) return video.duration;
  await jump(video, 1e9).catch(() => undefined);
  const length = Number.isFinite(video.duration) ? video.duration : null;
  await jump(video, 0);
  return length;
}

/** Looks into evenly spaced places. False where jumping is slower than playing, which goes on from there. */
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

/** Plays the rest and looks at every `STEP` of it: slowly at first, faster where this phone keeps up. */
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
      // A page out of sight gets a look a second, or none.
      video.pause();
      await untilShown();
      await mayPlay(video);
      moved = performance.now();
    }
    await pause((STEP * 1000) / video.playbackRate / 4);
    if (video.error) throw new Error('not to be played');
    const gone = video.currentTime - seen;
    // A late jump goes back a little: that is slow, not stuck.
    if (video.currentTime !== stood) [stood, moved] = [video.currentTime, performance.now()];
    if (performance.now() - moved > TIMEOUT) throw new Error('too slow');
    if (gone < STEP) continue;
    // Behind its clock it shows an old picture, which would look like a screen that stands.
    const behind = gone > 2 * STEP || droppedOf(video) > dropped;
    steady = behind ? 0 : steady + 1;
    if (behind) {
      fastest = Math.max(1, video.playbackRate / 2);
      video.playbackRate = 1;
      // One that plays on meanwhile reaches its end, after which a jump back leaves it standing.
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

/** Some phones let nothing play while they save power. */
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
