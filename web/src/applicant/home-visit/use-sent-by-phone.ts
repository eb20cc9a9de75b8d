import { useRef } from 'react';
import type { Photo } from './photos.ts';

/** True once a step that was incomplete when it was opened is complete, without a photo chosen on this device. */
export function useSentByPhone(index: number, photos: readonly Photo[], count: number): boolean {
  const arrived = photos.filter(({ mediaId }) => mediaId !== null).length;
  const opened = useRef({ index: -1, open: false });
  if (opened.current.index !== index) opened.current = { index, open: arrived < count };
  // Photos of this device have keys of their own until the server lists them.
  if (photos.some(({ key, step, mediaId }) => key !== `${step} ${mediaId}`)) opened.current.open = false;
  return opened.current.open && arrived >= count;
}
