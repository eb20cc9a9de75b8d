import { type FormEvent, useState } from 'react';
import { useSending } from './use-sending.ts';
import { focusWrong } from './use-wrong-focus.ts';

/** The form to submit. */
export interface SentForm {
  busy: boolean;
  /** Why the last attempt failed; null if it didn't. */
  failure: unknown;
  submit(event: FormEvent<HTMLFormElement>): unknown;
}

/**
 * Submits a form that checks itself. After the first attempt its fields show their errors, and nothing is sent until
 * they are fixed; after a successful submit the form is reset.
 */
export function useSubmit(isWrong: boolean, work: () => Promise<unknown>): SentForm & { tried: boolean } {
  const [tried, setTried] = useState(false);
  const { busy, failure, run } = useSending();
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (isWrong) return showWrong(event.currentTarget);
    await run(async () => {
      await work();
      setTried(false);
    });
  }
  return { tried, busy, failure, submit };
}

/** Scrolls to and focuses the first error of a form, which may be longer than the window. */
export function showWrong(form: HTMLFormElement): void {
  // The errors appear with the next render.
  requestAnimationFrame(() => focusWrong(form));
}
