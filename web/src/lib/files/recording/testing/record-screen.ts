import { BufferTarget, CanvasSource, Mp4OutputFormat, Output, QUALITY_HIGH, WebMOutputFormat } from 'mediabunny';
import { vi } from 'vitest';

export type RecordedType = 'video/webm' | 'video/mp4';

const [FRAMES_PER_SECOND, FRAMES_STANDING, PIXELS_PER_FRAME] = [20, 28, 60];

/**
 * A recording of a phone's screen that shows each of these pages for a second and scrolls in between; `lengthless` is as
 * a recorder writes it that was killed. Written frame by frame rather than recorded while it plays, as a recorder drops
 * frames, and then whole screens, on a busy machine.
 */
export async function record(type: RecordedType, looks: string[], lengthless = false): Promise<File> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [360, 720];
  const pen = canvas.getContext('2d')!;
  const target = new BufferTarget();
  const format = type === 'video/webm' ? new WebMOutputFormat({ appendOnly: lengthless }) : new Mp4OutputFormat();
  const output = new Output({ format, target });
  const frames = new CanvasSource(canvas, { codec: 'vp9', quality: QUALITY_HIGH });
  output.addVideoTrack(frames);
  await output.start();
  let written = 0;
  const write = () => frames.add(written++ / FRAMES_PER_SECOND, 1 / FRAMES_PER_SECOND);
  for (const [i, look] of looks.entries()) {
    const before = looks[i - 1];
    for (let moved = 0; before && moved < canvas.height; moved += PIXELS_PER_FRAME) {
      draw(pen, before, -moved);
      draw(pen, look, canvas.height - moved);
      await write();
    }
    draw(pen, look, 0);
    for (let k = 0; k < FRAMES_STANDING; k++) await write();
  }
  await output.finalize();
  return new File([target.buffer!], 'pantalla', { type });
}

/** `look`: a colour and, after a space, the text of the page's box. */
function draw(pen: CanvasRenderingContext2D, look: string, top: number): void {
  const [colour = '', figure = ''] = look.split(' ');
  pen.fillStyle = colour;
  pen.fillRect(0, top, 360, 720);
  pen.fillStyle = '#fff';
  pen.fillRect(60, top + 200, 240, 90);
  pen.fillStyle = '#111';
  pen.font = '700 36px sans-serif';
  pen.fillText(figure, 90, top + 260);
  for (let k = 0; k < 7; k++) pen.fillRect(40 + k * 42, top + 600, 24, -90 - 15 * k);
}

/** Simulates a phone that decodes slowly: each seek takes `ms` longer, until mocks are restored. From 800 ms on playing is quicker. */
export function jumpSlowly(ms: number): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'currentTime')!;
  vi.spyOn(HTMLMediaElement.prototype, 'currentTime', 'set').mockImplementation(function (this: HTMLMediaElement, at) {
    setTimeout(() => set?.call(this, at), ms);
  });
}
