/** Why the camera gives no picture: permission, no camera at all, in use by another app, or anything else. */
export type CameraFault = 'denied' | 'missing' | 'busy' | 'failed';

/** The camera could not be opened. */
export class CameraProblem extends Error {
  override name = 'CameraProblem';
  readonly fault: CameraFault;

  constructor(fault: CameraFault) {
    super(fault);
    this.fault = fault;
  }
}

/**
 * Timeout in ms for a camera that neither opens nor refuses, for instance because another app hangs while using it. A
 * permission prompt may stay open longer.
 */
const TIMEOUT = 60_000;

/**
 * Opens the camera on the back of the phone. Requests its largest picture up to five megapixels in 4:3, because on an
 * upright phone a card then covers more pixels than in the narrow picture of a video. Rejects with `CameraProblem`.
 */
export async function openCamera(): Promise<MediaStream> {
  const opening = navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: 'environment' }, width: { ideal: 2560 }, height: { ideal: 1920 } },
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CameraProblem('busy')), TIMEOUT);
  });
  try {
    return await Promise.race([opening, tooLong]);
  } catch (error) {
    opening.then(closeCamera, () => undefined);
    throw error instanceof CameraProblem ? error : new CameraProblem(cameraFaultOf(error as Error));
  } finally {
    clearTimeout(timer);
  }
}

/** Releases the camera: its light goes out, and other apps can use it. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Whether this browser can show the camera's picture in the page; never over plain HTTP. */
export function hasCamera(): boolean {
  return typeof navigator.mediaDevices?.getUserMedia === 'function' && 'OffscreenCanvas' in window;
}

/** Why a camera or microphone didn't open, by the error of `getUserMedia`. */
export function cameraFaultOf({ name }: Error): CameraFault {
  return faultNames[name] ?? 'failed';
}

// The error names that browsers use; some old ones are still common.
const faultNames: Record<string, CameraFault> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  PermissionDeniedError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  DevicesNotFoundError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
  TrackStartError: 'busy',
};
