/** With its default WebM codec the browser falls behind on a busy machine. */
export const webm = 'video/webm;codecs=vp9';

const recorded = new Map<string, Promise<File>>();

/**
 * A recording of a phone's screen that shows each of these pages for a second and scrolls in between; with `slice`, in
 * chunks of that many ms. Recording takes as long as playing, so the tests of a file share it.
 */
export function record(type: string, colours: string[], slice?: number): Promise<File> {
  const key = JSON.stringify([type, colours, slice]);
  const made = recorded.get(key) ?? recordFluently(type, colours, slice);
  recorded.set(key, made);
  return made;
}

/** On a busy machine scrolling may stand for a while, which is a screen of its own to whoever watches: it is recorded again then. */
async function recordFluently(type: string, colours: string[], slice?: number): Promise<File> {
  for (let attempt = 1; ; attempt++) {
    const { file, stood } = await recordNow(type, colours, slice);
    if (stood < STANDS || attempt === ATTEMPTS) return file;
  }
}

/** How long scrolling may stand, in ms: a fraction of what is looked for. */
const STANDS = 200;
const ATTEMPTS = 6;

/** `stood`: the longest that one place of a scroll was shown, in ms. */
async function recordNow(type: string, colours: string[], slice?: number): Promise<{ file: File; stood: number }> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [360, 720];
  const given = canvas.getContext('2d')!;
  const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: type });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve));
  recorder.start(slice);
  const page = (look: string, top: number) => {
    const [colour = '', figure = ''] = look.split(' ');
    given.fillStyle = colour;
    given.fillRect(0, top, 360, 720);
    given.fillStyle = '#fff';
    given.fillRect(60, top + 200, 240, 90);
    given.fillStyle = '#111';
    given.font = '700 36px sans-serif';
    given.fillText(figure, 90, top + 260);
    for (let k = 0; k < 7; k++) given.fillRect(40 + k * 42, top + 600, 24, -90 - 15 * k);
  };
  let stood = 0;
  for (const [i, colour] of colours.entries()) {
    const before = colours[i - 1];
    for (let moved = 0; before && moved < 720; moved += 60) {
      page(before, -moved);
      page(colour, 720 - moved);
      const drawn = performance.now();
      await frame();
      stood = Math.max(stood, performance.now() - drawn);
    }
    for (let k = 0; k < 28; k++) {
      page(colour, 0);
      await frame();
    }
  }
  recorder.stop();
  await stopped;
  return { file: new File(parts, 'pantalla', { type: type.split(';')[0] ?? type }), stood };
}

const frame = () => new Promise((resolve) => setTimeout(resolve, 50));
