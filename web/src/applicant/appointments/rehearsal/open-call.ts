import { type CameraFault, cameraFaultOf, closeCamera } from '../../../lib/camera/open-camera.ts';

/** What a rehearsal may use, as far as this phone gives it. */
export interface Opened {
  stream: MediaStream | null;
  camera: CameraFault | null;
  microphone: CameraFault | null;
}

/**
 * Opens the front camera and the microphone together, so that the driver is asked once; if that fails, each by itself, to learn
 * which of them is at fault. Never rejects.
 */
export async function openCall(): Promise<Opened> {
  const both = await ask({ audio: true, video: front });
  if (both instanceof MediaStream) return { stream: both, camera: null, microphone: null };
  const camera = await ask({ video: front });
  const microphone = await ask({ audio: true });
  const tracks = [camera, microphone].flatMap((got) => (got instanceof MediaStream ? got.getTracks() : []));
  return {
    stream: tracks.length > 0 ? new MediaStream(tracks) : null,
    camera: camera instanceof MediaStream ? null : camera,
    microphone: microphone instanceof MediaStream ? null : microphone,
  };
}

/** In ms; a prompt for permission may stay open longer than a device takes to open. */
const TIMEOUT = 60_000;

async function ask(wanted: MediaStreamConstraints): Promise<MediaStream | CameraFault> {
  const opening = navigator.mediaDevices.getUserMedia(wanted);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<CameraFault>((resolve) => {
    timer = setTimeout(() => resolve('busy'), TIMEOUT);
  });
  const given = opening.catch(cameraFaultOf);
  const first = await Promise.race([given, tooLong]);
  clearTimeout(timer);
  // What opens after all isn't wanted any more.
  if (first === 'busy') opening.then(closeCamera, () => undefined);
  return first;
}

/** Whether this browser lets a page use camera and microphone; never over plain HTTP, and not inside some apps. */
export function canRehearse(): boolean {
  return typeof navigator.mediaDevices?.getUserMedia === 'function';
}

// As small as the picture in a call.
const front: MediaTrackConstraints = { facingMode: { ideal: 'user' }, width: { ideal: 640 }, height: { ideal: 480 } };
