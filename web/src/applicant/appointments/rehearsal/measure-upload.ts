import { FILLER_LENGTH, FILLERS } from '@volante/contract/appointments/calls.ts';
import { call } from '../../application/call.ts';

/** In bits per second: less than that, and a call breaks off again and again. */
const NEEDED = 300_000;
const PIECES = 4;
/** For all pieces together, in ms. */
const TIMEOUT = 8000;

export type UploadFault = 'slow' | 'offline';

/**
 * Measures the phone's own upload with at most four pieces of 48 KB; null if it is fast enough for a call. One fast piece suffices,
 * since the first one also pays for opening the connection. Stops with the signal.
 */
export async function measureUpload(id: string, signal: AbortSignal): Promise<UploadFault | null> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]);
  // Random, so that nothing on the way can compress it.
  const bytes = crypto.getRandomValues(new Uint8Array((FILLER_LENGTH * 3) / 4));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const filler = Array.from({ length: FILLERS }, () => text);
  try {
    for (let piece = 0; piece < PIECES; piece++) {
      const began = performance.now();
      await call('POST /public/admission/requests/{id}/calendar/appointment/rehearsal/upload', {
        params: { id },
        body: { filler },
        signal: limit,
      });
      if ((FILLERS * FILLER_LENGTH * 8000) / (performance.now() - began) >= NEEDED) return null;
    }
    return 'slow';
  } catch {
    signal.throwIfAborted();
    return limit.aborted ? 'slow' : 'offline';
  }
}
