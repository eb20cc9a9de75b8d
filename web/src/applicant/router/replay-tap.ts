import { watchParts } from '../../lib/lazy-part.tsx';
import type { Early } from '../early.ts';

type Control = (HTMLInputElement & { _valueTracker?: { setValue(value: string): void } }) | HTMLSelectElement;

/** Fields changed by the person; call before hydration, which fills in drafts. */
export function changedFields(): Control[] {
  return [...document.querySelectorAll<Control>('#root :is(input, select)')].filter(isChanged);
}

/**
 * Replays input from before hydration: changed fields and the last tap. Parts whose code arrives later are hydrated later, and a
 * tap on one of them waits for it.
 */
export function replayInput(changed: readonly Control[]): void {
  for (const control of changed) announce(control);
  const { early } = globalThis as { early?: Early };
  if (!early) return;
  // React silently drops taps on parts that aren't hydrated yet.
  early.isHeard = isHydrated;
  watchParts((left) => {
    const { pressed } = early;
    if (left === 0) early.stop();
    if (!pressed) return;
    const button = pressed.isConnected ? pressed : findStandIn(early, pressed);
    if (left > 0 && !(button && isHydrated(button))) return;
    early.pressed = null;
    if (button) button.click();
    else early.pressLater(pressed);
  });
}

/**
 * The button that took the place of a pressed one. A browser that translated the page before the app stood makes React draw it anew,
 * with new elements.
 */
function findStandIn({ place, isAlike }: Early, pressed: HTMLElement): HTMLElement | null {
  const button = document.querySelectorAll('button')[place];
  return button && isAlike(button, pressed) ? button : null;
}

/** React marks the elements it has hydrated. If that mark ever changes, taps wait for the last part. */
function isHydrated(element: HTMLElement): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps$'));
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].findIndex((option) => option.defaultSelected);
    return control.selectedIndex !== Math.max(0, first);
  }
  if (control.type === 'file') return Boolean(control.files?.length);
  // Forms read these fields themselves when they take over.
  return !/^(checkbox|radio)$/.test(control.type) && control.value !== control.defaultValue;
}

function announce(control: Control): void {
  if (control instanceof HTMLSelectElement || control.type === 'file') {
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  // React ignores a change event unless the value differs from the one it knows.
  control._valueTracker?.setValue(control.defaultValue);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
