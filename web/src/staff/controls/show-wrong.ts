/** Brings the first thing that a form says is wrong into sight, with the focus; the form may be longer than the window. */
export function showWrong(form: HTMLFormElement): void {
  // It says so with its next drawing.
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
}
