import { useHotkeys } from 'react-hotkeys-hook';
import { useSession } from '../session/session.ts';

interface KeyOptions {
  /** Only while this holds. */
  enabled?: boolean;
}

/**
 * Does something on a single key, such as `j` or `?`: in no field, below no dialog, and never when the person has turned single
 * keys off. By the character, wherever the keyboard has it.
 */
export function useKey(keys: string | readonly string[], act: () => void, { enabled = true }: KeyOptions = {}): void {
  const { me, phase } = useSession();
  const on = enabled && phase === 'in' && me?.account.singleKeys === true;
  useHotkeys(
    keys,
    (event) => {
      event.preventDefault();
      act();
    },
    { enabled: on, useKey: keys !== 'space', ignoreEventWhen: isForAnother, ignoreModifiers: true, splitKey: ' ' },
  );
}

function isForAnother(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
  const { target } = event;
  if (!(target instanceof HTMLElement)) return false;
  // A button's own space, a menu's own letters.
  if (event.key === ' ' && target.closest('button, summary, select')) return true;
  return target.isContentEditable || target.closest('[role=dialog], [role=menu], [role=listbox]') !== null;
}
