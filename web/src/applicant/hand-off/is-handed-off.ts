import { here } from '../../lib/here.ts';

/** True on a phone that was opened by the code of a computer. */
export function isHandedOff(): boolean {
  return here().searchParams.get('handoff') === '1';
}
