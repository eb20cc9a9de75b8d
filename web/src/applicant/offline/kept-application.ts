import { isClosed } from '@volante/contract/admission/closing.ts';
import type { Application } from '@volante/contract/application.ts';
import { storage } from '../../lib/storage.ts';

/** The application as this phone last saw it, for a start without a network. */
interface Kept {
  id: string;
  /** In ms. */
  at: number;
  application: Application;
}

const key = 'volante.application';
/** Seven days, in ms; older data would be misleading. */
const OLDEST = 7 * 24 * 3_600_000;

/** Keeps the application of the last opened link only; a decided one is forgotten. */
export function keepOnPhone(application: Application): void {
  const kept: Kept = { id: application.id, at: Date.now(), application };
  if (isClosed(application)) storage.remove(key);
  else storage.write(key, JSON.stringify(kept));
}

/** The kept application of this link; null if there is none, or if it is older than seven days. */
export function readFromPhone(id: string): Application | null {
  try {
    const kept = JSON.parse(storage.read(key) ?? 'null') as Kept | null;
    return kept?.id === id && Date.now() - kept.at < OLDEST ? kept.application : null;
  } catch {
    return null;
  }
}

/** Whether the driver is in the middle of typing. */
export function isTyping(): boolean {
  return document.activeElement?.matches('input:not([type=checkbox], [type=radio], [type=file]), textarea') ?? false;
}
