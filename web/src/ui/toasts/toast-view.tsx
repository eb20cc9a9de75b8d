import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { toast, useToaster } from 'react-hot-toast/headless';
import { Icon } from '../icon.tsx';

const host = document.createElement('div');

/** Draws one toast: at the top on phones, top right on desktop. */
export function draw(tone: 'success' | 'error', text: string, ms: number): void {
  if (!host.isConnected) mount();
  // Above any dialog: what was shown last lies on top.
  host.hidePopover?.();
  host.showPopover?.();
  // The same words again take the place of the first: a pile of them covers the page and says nothing more.
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
  // A place of its own beside the landmarks of the page, and silent.
  host.role = 'log';
  host.ariaLive = 'off';
  host.className = 'inset-auto m-0 size-0 overflow-visible border-0 bg-transparent p-0';
  document.body.append(host);
  createRoot(host).render(<View />);
}

// The live regions of toast.ts have read the words already; once is enough, so nothing here is live.
function View() {
  const { toasts, handlers } = useToaster();
  const { startPause, endPause } = handlers;
  const isAnyShown = toasts.some(({ visible }) => visible);
  // The last one vanishes from under the pointer, which then leaves nothing: later toasts would wait for ever.
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

const place = 'fixed inset-x-4 top-4 z-50 grid gap-2 desk:left-auto desk:w-[356px]';
const look =
  'flex w-full items-center gap-3 rounded-card border border-line bg-card px-4 py-3.5 font-sans text-base font-semibold text-ink shadow-lg transition duration-200 motion-reduce:transition-none';
