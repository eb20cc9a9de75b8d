/** Default duration of a toast, in ms. */
const usual = 5000;

type Tone = 'success' | 'error';

/** Short notifications, shown for `ms`. Announced at once, drawn a moment later. */
export const toast = {
  success: (text: string, ms = usual) => show('success', text, ms),
  error: (text: string, ms = usual) => show('error', text, ms),
};

/** Call when another screen opens: removes older toasts and keeps those from a moment ago, which belong to the new screen. */
export function leaveToasts(): void {
  if (performance.now() - shownAt < JUST_NOW) {
    placeToasts();
    return;
  }
  for (const region of Object.values(regions)) {
    region.textContent = '';
    region.className = 'sr-only';
  }
  view?.then(({ clear }) => clear()).catch(() => undefined);
}

/** In ms; long enough to load a screen. */
const JUST_NOW = 2000;
let shownAt = Number.NEGATIVE_INFINITY;
let shownUntil = 0;

/** Preloads the toast renderer, so that the first toast appears at once, even offline. */
export function preloadToasts(): void {
  loadView().catch(() => undefined);
}

async function show(tone: Tone, text: string, ms: number): Promise<void> {
  const region = regions[tone] ?? makeRegion(tone);
  placeToasts();
  shownAt = performance.now();
  shownUntil = Math.max(shownUntil, shownAt + ms);
  region.textContent = '';
  // Screen readers announce changes of an existing region, even if the same words come twice.
  setTimeout(() => {
    region.textContent = text;
  }, 50);
  setTimeout(() => {
    if (region.textContent === text) region.textContent = '';
  }, ms);
  try {
    const view = await loadView();
    view.draw(tone, text, ms);
  } catch {
    // If its rendering code can't be loaded (no network), the live region itself becomes the toast.
    region.className = plainLook;
    setTimeout(() => {
      region.className = 'sr-only';
    }, ms);
  }
}

/** Adds both live regions to the page; they must exist before their first announcement. */
export function startToasts(): void {
  makeRegion('success');
  makeRegion('error');
  // The header scrolls away or comes back, and the page's own head appears with its data.
  const follow = () => performance.now() < shownUntil && placeToasts();
  new ResizeObserver(follow).observe(document.body);
  addEventListener('scroll', follow, { passive: true });
}

/**
 * Places toasts where they cover no button that is always in reach: below the header and the heads under it (`data-head`), or at the
 * top where they have scrolled away; above an open dialog, or below its title and cross if it begins in the window's upper quarter.
 */
function placeToasts(): void {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const heads = dialog
    ? dialog.querySelectorAll('[data-head]')
    : document.querySelectorAll('header:first-of-type, [data-head]:not(dialog *)');
  const places = [...heads].map((head) => head.getBoundingClientRect());
  const isBelow = dialog && places.some(({ top }) => top > innerHeight / 4);
  const bottom = isBelow ? 0 : Math.max(0, ...places.map((place) => place.bottom));
  document.documentElement.style.setProperty('--toasts', `${Math.max(16, bottom + 8)}px`);
}

const regions: Partial<Record<Tone, HTMLElement>> = {};

function makeRegion(tone: Tone): HTMLElement {
  const region = document.createElement('div');
  region.setAttribute('role', tone === 'error' ? 'alert' : 'status');
  region.className = 'sr-only';
  document.body.append(region);
  regions[tone] = region;
  return region;
}

let view: Promise<typeof import('./toast-view.tsx')> | undefined;

function loadView() {
  view ??= import('./toast-view.tsx').catch((error) => {
    view = undefined;
    throw error;
  });
  return view;
}

const plainLook =
  'toast-place fixed inset-x-4 top-(--toasts) z-50 rounded-card bg-ink px-4 py-3.5 font-semibold text-ground shadow-lg';
