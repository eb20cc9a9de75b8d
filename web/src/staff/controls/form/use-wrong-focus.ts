import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the first field that the server refused, once `busy` ends, which also scrolls to it. `showWrong` does this for errors that
 * the form finds itself, before anything is sent.
 */
export function useWrongFocus(busy: boolean): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!busy && form.current) focusWrong(form.current);
  }, [busy]);
  return form;
}

/** Focuses the first field that shows an error, which also scrolls to it. */
export function focusWrong(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
}
