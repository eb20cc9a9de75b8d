import { useContext } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { OpenedDialog } from '../../ui/dialog.tsx';
import { useSession } from '../session/session.ts';

interface KeyOptions {
  /** Active only while this is true. */
  enabled?: boolean;
}

/**
 * Handles a single key, such as `j` or `?`, except in fields, below a dialog, or if the person has turned single keys
 * off. In a dialog, a key of its content acts. The character counts, not its position on the keyboard.
 */
export function useKey(keys: string | readonly string[], act: () => void, { enabled = true }: KeyOptions = {}): void {
  const { me, phase } = useSession();
  const own = useContext(OpenedDialog);
  const on = enabled && phase === 'in' && me?.account.singleKeys === true;
  useHotkeys(
    keys,
    (event) => {
      event.preventDefault();
      act();
    },
    {
      enabled: on,
      useKey: keys !== 'space',
      ignoreEventWhen: (event) => isForAnother(event, own),
      ignoreModifiers: true,
      splitKey: ' ',
    },
  );
}

function isForAnother(event: KeyboardEvent, own: HTMLDialogElement | null): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
  const { target } = event;
  if (!(target instanceof HTMLElement)) return false;
  // Buttons use the space bar, and menus use letters.
  if (event.key === ' ' && target.closest('button, summary, select')) return true;
  // A press beside the controls of a dialog leaves the focus on the page.
  const uppermost = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? null;
  if (uppermost !== own) return true;
  return target.isContentEditable || target.closest('[role=menu], [role=listbox]') !== null;
}
