import { type RefObject, useEffect, useRef } from 'react';

/**
 * Brings the first field that the server refused into sight, with the focus, once the sending is over. What a form finds wrong by
 * itself is brought by `showWrong`, and never becomes busy.
 */
export function useWrongFocus(busy: boolean): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!busy) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [busy]);
  return form;
}
