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
    belowHeader();
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

/** Preloads the toast renderer, so that the first toast appears at once, even offline. */
export function preloadToasts(): void {
  loadView().catch(() => undefined);
}

async function show(tone: Tone, text: string, ms: number): Promise<void> {
  const region = regions[tone] ?? makeRegion(tone);
  belowHeader();
  shownAt = performance.now();
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
}

/** Places toasts below the header, whose buttons stay in reach, or at the top where it has scrolled away. */
function belowHeader(): void {
  const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
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
  'fixed inset-x-4 top-(--toasts) z-50 rounded-card bg-ink px-4 py-3.5 font-semibold text-ground shadow-lg desk:left-auto desk:w-[356px]';
