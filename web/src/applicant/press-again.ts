import type { Early } from './early.ts';

/** Does what was done to the page before the app stood: what was typed into fields that the app holds, and the last press. */
export function pressAgain(): void {
  const { early } = globalThis as { early?: Early };
  for (const control of document.querySelectorAll<Control>('#root :is(input, select)')) tellAgain(control);
  early?.stop();
  const pressed = early?.pressed;
  if (pressed?.isConnected) pressed.click();
}

type Control = (HTMLInputElement & { _valueTracker?: { setValue(value: string): void } }) | HTMLSelectElement;

function tellAgain(control: Control): void {
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].findIndex((option) => option.defaultSelected);
    if (control.selectedIndex !== Math.max(0, first)) control.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  if (control.type === 'file') {
    if (control.files?.length) control.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  if (/^(checkbox|radio)$/.test(control.type) || control.value === control.defaultValue) return;
  // React takes an event for news only when the value differs from the one it knows.
  control._valueTracker?.setValue(control.defaultValue);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
