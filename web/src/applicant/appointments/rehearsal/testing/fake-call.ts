import { vi } from 'vitest';

export interface Given {
  /** Gray of the picture, from 0 to 255; or why there is none. */
  camera: number | string;
  /** Whether somebody speaks; or why there is no sound. */
  microphone: boolean | string;
}

/** Gives the page a camera and a microphone, or refuses either with the name of an error. */
export function fakeCall(given: Given) {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [64, 48];
  const context = canvas.getContext('2d')!;
  const draw = () => {
    const gray = typeof given.camera === 'number' ? given.camera : 0;
    context.fillStyle = `rgb(${gray} ${gray} ${gray})`;
    context.fillRect(0, 0, 64, 48);
  };
  draw();
  const timer = setInterval(draw, 40);
  const sounds = new AudioContext();
  const streams: MediaStream[] = [];
  const sound = (): MediaStreamTrack => {
    const out = sounds.createMediaStreamDestination();
    const tone = sounds.createOscillator();
    const volume = sounds.createGain();
    volume.gain.value = given.microphone === true ? 0.3 : 0;
    tone.connect(volume).connect(out);
    tone.start();
    return out.stream.getAudioTracks()[0]!;
  };
  const open = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async (wanted) => {
    if (wanted?.video && typeof given.camera === 'string') throw new DOMException('', given.camera);
    if (wanted?.audio && typeof given.microphone === 'string') throw new DOMException('', given.microphone);
    const stream = new MediaStream([
      ...(wanted?.video ? canvas.captureStream(25).getVideoTracks() : []),
      ...(wanted?.audio ? [sound()] : []),
    ]);
    streams.push(stream);
    return stream;
  });
  return {
    open,
    /** Whether any of its tracks is still on. */
    isOn: () => streams.some((stream) => stream.getTracks().some(({ readyState }) => readyState === 'live')),
    put: () => {
      clearInterval(timer);
      if (sounds.state !== 'closed') void sounds.close();
    },
  };
}
