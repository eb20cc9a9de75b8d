// A server-rendered page carries the rules it needs; its link to the full stylesheet is disabled.
const link = () => document.querySelector<HTMLLinkElement>('#styles');

let arrived: Promise<void> = Promise.resolve();

/** Fetches the full stylesheet of a server-rendered page, without applying it. */
export function fetchStyles(): void {
  const sheet = link();
  if (!sheet?.disabled) return;
  arrived = new Promise((resolve) => {
    // Without it a screen is unstyled but works.
    for (const event of ['load', 'error']) sheet.addEventListener(event, () => resolve(), { once: true });
  });
  sheet.disabled = false;
}

/** Applies the full stylesheet. */
export function letStylesIn(): void {
  link()?.removeAttribute('media');
}

/** Resolves once the full stylesheet is loaded; only the first screen works without it. */
export function stylesArrived(): Promise<void> {
  return arrived;
}
