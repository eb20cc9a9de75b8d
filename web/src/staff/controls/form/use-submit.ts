import { type FormEvent, useState } from 'react';
import { useSending } from './use-sending.ts';

/** A form that is sent. */
export interface SentForm {
  busy: boolean;
  /** Why the last try failed; null when it did not. */
  failure: unknown;
  submit(event: FormEvent<HTMLFormElement>): unknown;
}

/**
 * The sending of a form that checks itself. Once it was tried its fields may say what is wrong, and nothing is sent before that is
 * mended; what was sent begins a new form.
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

/** Brings the first thing that a form says is wrong into sight, with the focus; the form may be longer than the window. */
export function showWrong(form: HTMLFormElement): void {
  // It says so with its next drawing.
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
}
