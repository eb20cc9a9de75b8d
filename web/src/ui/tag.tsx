import type { ReactNode } from 'react';

export type TagTone = 'ok' | 'need' | 'bad' | 'neutral';

/** A state in one or two words; the colour only repeats them. */
export function Tag({ tone, children }: { tone: TagTone; children: ReactNode }) {
  return (
    <span className={`inline-block flex-none rounded-full px-2.5 py-0.5 text-tag font-bold ${tones[tone]}`}>
      {children}
    </span>
  );
}

const tones: Record<TagTone, string> = {
  ok: 'bg-ok-soft text-ok-ink',
  need: 'bg-warn-soft text-warn-ink',
  bad: 'bg-bad-soft text-bad-ink',
  neutral: 'bg-track text-ink-2',
};
