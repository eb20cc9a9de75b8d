import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';
import styles from 'sonner/dist/styles.css?url';
import { Icon } from '../icon.tsx';

const host = document.createElement('div');
let mounted: Promise<void> | undefined;

/** Fetches its styles and makes the place of the toasts. Rejects without a network; may be tried again. */
export function prepare(): Promise<void> {
  mounted ??= mount().catch((error) => {
    mounted = undefined;
    throw error;
  });
  return mounted;
}

/** Draws one toast: at the top on phones, top right on desktop. */
export async function draw(tone: 'success' | 'error', text: string, ms: number): Promise<void> {
  await prepare();
  // Above any dialog: what was shown last lies on top.
  host.hidePopover?.();
  host.showPopover?.();
  toast[tone](text, { duration: ms });
}

/** Takes away all that is drawn. */
export function clear(): void {
  toast.dismiss();
}

async function mount(): Promise<void> {
  await addStyles();
  host.popover = 'manual';
  host.className = 'inset-auto m-0 size-0 overflow-visible border-0 bg-transparent p-0';
  document.body.append(host);
  return new Promise((resolve) => createRoot(host).render(<View onReady={resolve} />));
}

function addStyles(): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = styles;
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = reject;
  });
}

function View({ onReady }: { onReady(): void }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The live regions of toast.ts have read the words already; once is enough.
    ref.current?.querySelector('section')?.setAttribute('aria-live', 'off');
    onReady();
  }, [onReady]);
  return (
    <div ref={ref}>
      <Toaster
        position={matchMedia('(min-width: 768px)').matches ? 'top-right' : 'top-center'}
        icons={{ success: <Icon name="check" />, error: <Icon name="warning" /> }}
        toastOptions={{
          unstyled: true,
          classNames: { toast: look, success: 'text-ok-ink', error: 'text-bad-ink', content: 'text-ink' },
        }}
      />
    </div>
  );
}

const look =
  'flex w-full items-center gap-3 rounded-card border border-line bg-card px-4 py-3.5 font-sans text-base font-semibold shadow-lg';
