import { type PointerEvent, useRef, useState, type WheelEvent } from 'react';
import { useKey } from '../keys/use-key.ts';

const MOST = 6;
const fitted = { zoom: 1, x: 0, y: 0 };
export type View = typeof fitted;

/** The zoom of a picture, or of several together: by key, wheel and drag. */
export function useZoom() {
  const [view, setView] = useState(fitted);
  const dragged = useRef<{ x: number; y: number } | null>(null);
  const zoom = (by: number) =>
    setView((now) => {
      const next = Math.min(MOST, Math.max(1, now.zoom * by));
      return next === 1 ? fitted : { zoom: next, x: (now.x * next) / now.zoom, y: (now.y * next) / now.zoom };
    });
  const fit = () => setView(fitted);
  useKey(['+', '='], () => zoom(1.4));
  useKey('-', () => zoom(1 / 1.4));
  useKey('0', fit);
  const drag = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (view.zoom === 1) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      dragged.current = { x: event.clientX - view.x, y: event.clientY - view.y };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const from = dragged.current;
      if (from) setView((now) => ({ ...now, x: event.clientX - from.x, y: event.clientY - from.y }));
    },
    onPointerUp() {
      dragged.current = null;
    },
    onWheel(event: WheelEvent) {
      zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15);
    },
  };
  return { view, zoom, fit, drag };
}
