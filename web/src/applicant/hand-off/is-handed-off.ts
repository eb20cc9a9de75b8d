import { here } from '../../lib/here.ts';

/** True on a phone opened by a computer's QR code. */
export function isHandedOff(): boolean {
  return here().searchParams.get('handoff') === '1';
}
