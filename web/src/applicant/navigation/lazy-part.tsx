import { createLazyPart } from '../../lib/lazy-part.tsx';
import { useText } from '../../lib/text.ts';
import { Notice } from '../../ui/notice.tsx';
import { appTexts } from './app-texts.ts';

/** A part of a screen whose code is loaded on first display; offline it shows a message instead of failing. */
export const lazyPart = createLazyPart(Unreachable);

function Unreachable() {
  const t = useText(appTexts);
  return <Notice tone="bad">{t.offline}</Notice>;
}
