import { vi } from 'vitest';

/** What a camera sees, by its name; `black` is a covered lens. */
export type Scene = 'card' | 'table' | 'black';

/** Gives the page a camera that shows a drawn scene, or refuses with the name of an error. */
export function fakeCamera(scene: Scene | DOMException) {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [960, 1280];
  const given = canvas.getContext('2d')!;
  let shown: Scene = scene instanceof DOMException ? 'black' : scene;
  const streams: MediaStream[] = [];
  // Component tests have no stylesheet, and a photo needs the frame's position.
  const layout = document.createElement('style');
  layout.textContent =
    'dialog video { position: fixed; inset: 0; width: 360px; height: 500px; object-fit: cover } dialog video + div > div { position: fixed; left: 25px; top: 152px; width: 310px; height: 196px }';
  document.head.append(layout);
  const timer = setInterval(() => draw(given, shown), 40);
  draw(given, shown);
  const open = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => {
    if (scene instanceof DOMException) throw scene;
    const stream = canvas.captureStream(25);
    streams.push(stream);
    return stream;
  });
  return {
    open,
    show: (next: Scene) => {
      shown = next;
    },
    /** Whether any of its streams is still on. */
    isOn: () => streams.some((stream) => stream.getTracks().some(({ readyState }) => readyState === 'live')),
    /** As when another app takes it. */
    takeAway: () => {
      for (const track of streams.flatMap((stream) => stream.getTracks())) {
        track.stop();
        track.dispatchEvent(new Event('ended'));
      }
    },
    put: () => {
      clearInterval(timer);
      layout.remove();
    },
  };
}

/** A card fills the frame of a phone of 360 by 740. */
function draw(given: CanvasRenderingContext2D, scene: Scene): void {
  const { width, height } = given.canvas;
  given.fillStyle = scene === 'black' ? '#000' : '#5a4a3c';
  given.fillRect(0, 0, width, height);
  if (scene !== 'card') return;
  const frame = document.querySelector('dialog[open] video + div > div')?.getBoundingClientRect();
  const video = document.querySelector('dialog[open] video')?.getBoundingClientRect();
  if (!frame || !video) return;
  const scale = Math.max(video.width / width, video.height / height);
  const [wide, tall] = [frame.width / scale, frame.height / scale];
  const [left, top] = [(width - wide) / 2, (height - tall) / 2];
  given.fillStyle = '#e9e4da';
  given.fillRect(left, top, wide, tall);
  given.fillStyle = '#111';
  given.font = '16px sans-serif';
  for (let y = 40; y < tall - 20; y += 26)
    given.fillText('MARIA JOSE NUNEZ AVILA 640101 '.repeat(2), left + 30, top + y);
}
