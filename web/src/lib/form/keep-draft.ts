import type { Draft } from '../storage.ts';
import type { FormCore } from './form-core.ts';

/** The draft of an earlier page, limited to the fields that the form still has. */
export function readDraft<Input extends object>(draft: Draft<Input>, stored: Input): Partial<Input> {
  const fields = stored as Record<string, unknown>;
  const kept = Object.entries(draft.read() ?? {}).filter(([key, value]) => typeof value === typeof fields[key]);
  return Object.fromEntries(kept) as Partial<Input>;
}

/**
 * Writes the differences from the stored values 400 ms after the last key press, and at once when the page is hidden.
 * Adopts drafts written by another tab.
 */
export function keepDraft<Input extends object>(
  core: FormCore<Input>,
  draft: Draft<Input>,
  neverKeep: readonly string[],
  onSaved: (saved: boolean) => void,
): { flush: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Includes text typed before this started.
  let written = 0;
  const flush = () => {
    clearTimeout(timer);
    if (written === core.edition()) return;
    written = core.edition();
    const kept = Object.entries(core.edits()).filter(([key]) => !neverKeep.includes(key));
    onSaved(draft.write(Object.fromEntries(kept) as Partial<Input>));
  };
  const later = () => {
    clearTimeout(timer);
    if (written !== core.edition()) timer = setTimeout(flush, 400);
  };
  later();
  const stops = [
    core.subscribe(later),
    draft.onOtherTab((typed) => core.follow(typed ?? {})),
    // On a phone a hidden page may never be shown again.
    listen('pagehide', flush),
    listen('visibilitychange', flush),
  ];
  return {
    flush,
    stop() {
      flush();
      for (const stop of stops) stop();
    },
  };
}

function listen(type: string, listener: () => void): () => void {
  addEventListener(type, listener);
  return () => removeEventListener(type, listener);
}
