import { useEffect } from 'react';
import { useText } from '../../../lib/text.ts';
import { useSession } from '../session.ts';
import { apply } from './apply.ts';
import { followLive, useLiveState } from './live.ts';
import { liveTexts } from './live-texts.ts';

/** Follows live changes while somebody is signed in, and shows a quiet line when it can't. */
export function LiveLine() {
  const t = useText(liveTexts);
  const { phase } = useSession();
  const isIn = phase === 'in';
  useEffect(() => (isIn ? followLive(apply) : undefined), [isIn]);
  const isLost = useLiveState() === 'lost' && isIn;
  return (
    <p role="status" className={isLost ? 'bg-warn-soft px-4 py-1.5 text-center text-small text-warn-ink' : 'sr-only'}>
      {isLost && (navigator.onLine ? t.lost : t.offline)}
    </p>
  );
}
