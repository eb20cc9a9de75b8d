/** The page's own record of its load. */
export interface Noted {
  fcp: number;
  /** Paint time of the largest picture or text. */
  lcp: number;
  cls: number;
  /** Start and length of each long task, ms. */
  long: [number, number][];
  /** Interaction and length, ms. */
  events: [number, number][];
  /** When the awaited element existed, a frame was produced and the main thread responded; 0 before. */
  ready: number;
}

declare global {
  interface Window {
    noted: Noted;
    /** Notifies the measuring process. */
    tellReady(nothing: string): void;
  }
}

/** Runs in the page before any of its scripts. */
export function probe(awaited: string): void {
  const noted: Noted = { fcp: 0, lcp: 0, cls: 0, long: [], events: [], ready: 0 };
  window.noted = noted;
  const observe = (type: string, note: (entry: never) => void, extra = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach((e) => void note(e as never))).observe({
      type,
      buffered: true,
      ...extra,
    });
  observe('paint', (e: PerformanceEntry) => {
    if (e.name === 'first-contentful-paint') noted.fcp = e.startTime;
  });
  observe('largest-contentful-paint', (e: PerformanceEntry) => {
    noted.lcp = e.startTime;
  });
  observe('layout-shift', (e: { hadRecentInput: boolean; value: number }) => {
    if (!e.hadRecentInput) noted.cls += e.value;
  });
  observe('longtask', (e: PerformanceEntry) => noted.long.push([e.startTime, e.duration]));
  observe(
    'event',
    (e: { interactionId?: number; duration: number }) => {
      if (e.interactionId) noted.events.push([e.interactionId, e.duration]);
    },
    { durationThreshold: 16 },
  );
  const look = () => {
    const element = document.querySelector(awaited);
    if (!element?.getClientRects().length) return void setTimeout(look, 8);
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      if (noted.ready) return;
      noted.ready = performance.now();
      window.tellReady('');
    };
    requestAnimationFrame(() => channel.port2.postMessage(0));
  };
  look();
}
