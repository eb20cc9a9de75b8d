import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { toast, useToaster } from 'react-hot-toast/headless';
import { Icon } from '../icon.tsx';

const host = document.createElement('div');

/** Draws one toast; where, is said by `placeToasts` and the stylesheet of each app. */
export function draw(tone: 'success' | 'error', text: string, ms: number): void {
  if (!host.isConnected) mount();
  // Above any dialog, because the element shown last is on top.
  host.hidePopover?.();
  host.showPopover?.();
  // A toast with the same words replaces the first one: a pile would cover the page without saying more.
  toast[tone](text, { id: `${tone} ${text}`, duration: ms, removeDelay: LEAVING });
}

/** Removes all toasts. */
export function clear(): void {
  toast.dismiss();
}

/** Fade-out of a toast in ms, matching the transition of its class. */
const LEAVING = 200;

function mount(): void {
  host.popover = 'manual';
  // A separate region beside the page's landmarks, without announcements.
  host.role = 'log';
  host.ariaLive = 'off';
  host.className = 'inset-auto m-0 size-0 overflow-visible border-0 bg-transparent p-0';
  document.body.append(host);
  createRoot(host).render(<View />);
}

// The live regions of toast.ts have already announced the words, so nothing here is live.
function View() {
  const { toasts, handlers } = useToaster();
  const { startPause, endPause } = handlers;
  const isAnyShown = toasts.some(({ visible }) => visible);
  // The last toast disappears under the pointer, so no leave event follows and later toasts would wait forever.
  useEffect(() => {
    if (!isAnyShown) endPause();
  }, [isAnyShown, endPause]);
  return (
    <ol className={place} onPointerEnter={startPause} onPointerLeave={endPause}>
      {toasts.map(({ id, type, message, visible }) => (
        <li
          key={id}
          className={`${look} ${visible ? 'starting:-translate-y-2 starting:opacity-0' : 'pointer-events-none opacity-0'}`}
          data-toast={visible ? 'shown' : 'leaving'}
          onPointerUp={() => toast.dismiss(id)}
        >
          <span className={type === 'error' ? 'text-bad-ink' : 'text-ok-ink'}>
            <Icon name={type === 'error' ? 'warning' : 'check'} />
          </span>
          {String(message)}
        </li>
      ))}
    </ol>
  );
}

const place = 'toast-place fixed inset-x-4 top-(--toasts) z-50 grid gap-2';
const look =
  'flex w-full items-center gap-3 rounded-card border border-line bg-card px-4 py-3.5 font-sans text-base font-semibold text-ink shadow-lg transition duration-200 motion-reduce:transition-none';
