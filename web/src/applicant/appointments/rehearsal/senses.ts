const SIDE = 32;
let canvas: HTMLCanvasElement | undefined;

/** Mean gray from 0 to 255 of the picture that a video shows; null before there is one. A thousand pixels suffice. */
export function brightnessOf(video: HTMLVideoElement): number | null {
  if (video.readyState < video.HAVE_CURRENT_DATA || video.videoWidth === 0) return null;
  canvas ??= Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(video, 0, 0, SIDE, SIDE);
  const { data } = context.getImageData(0, 0, SIDE, SIDE);
  let sum = 0;
  for (let at = 0; at < data.length; at += 4) sum += data[at]! * 77 + data[at + 1]! * 150 + data[at + 2]! * 29;
  return sum / 256 / (data.length / 4);
}

/** Reads the level of a stream's sound, from 0 to 1; nothing is recorded or played. Null where the browser can't. */
export function levelMeter(stream: MediaStream): { read(): number; close(): void } | null {
  if (typeof AudioContext === 'undefined') return null;
  const context = new AudioContext();
  // Safari opens it suspended unless it is resumed after the driver's press.
  void context.resume().catch(() => undefined);
  const analyser = context.createAnalyser();
  analyser.fftSize = 2048;
  const samples = new Float32Array(analyser.fftSize);
  context.createMediaStreamSource(stream).connect(analyser);
  return {
    read() {
      analyser.getFloatTimeDomainData(samples);
      return Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);
    },
    close: () => void context.close().catch(() => undefined),
  };
}
