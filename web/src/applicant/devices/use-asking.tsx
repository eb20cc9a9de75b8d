import { dateIn } from '@volante/contract/earnings/weeks.ts';
import { atTime } from '@volante/contract/words/day-and-time.ts';
import { useState } from 'react';
import { CallError } from '../../lib/call/call-error.ts';
import { formatRetryTime, retryMoment } from '../../lib/call/retry-time.ts';
import { ownZone } from '../../lib/clock.ts';
import { formatLongDate } from '../../lib/format.ts';
import { getLanguage, type Language } from '../../lib/language.ts';
import { getText } from '../../lib/text.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Notice } from '../../ui/notice.tsx';
import { failureText } from '../application/failure.ts';
import { proofTexts } from './proof-texts.ts';

/** A call of the proof that may be refused: `refused` says why, and when to try again. */
export function useAsking(): {
  busy: boolean;
  run: (work: () => Promise<unknown>) => Promise<void>;
  refused: string | null;
} {
  const [text, setText] = useState<string | null>(null);
  const [busy, run] = useBusy((error) => setText(refusalText(error)));
  return {
    busy,
    run: (work) => {
      setText(null);
      return run(work);
    },
    refused: text,
  };
}

export function Refused({ text }: { text: string | null }) {
  return (
    text && (
      <Notice tone="bad" live>
        {text}
      </Notice>
    )
  );
}

export function refusalText(error: unknown): string {
  const t = getText(proofTexts);
  if (!(error instanceof CallError)) return failureText(error);
  if (error.code === 'rate_limited') {
    const moment = retryMoment(error);
    return t.tooMany(moment === undefined ? null : momentText(moment, getLanguage()));
  }
  return error.code === 'conflict_error' ? t.changed : failureText(error);
}

/** `a las 3:42 p.m.`; on another day `el 29 de noviembre de 2026 a las 3:42 p.m.`. */
function momentText(moment: number, language: Language): string {
  const time = atTime(formatRetryTime(moment, language), language);
  const day = (ms: number) => dateIn(ownZone(), new Date(ms));
  if (day(moment) === day(Date.now())) return time;
  const date = formatLongDate(day(moment), language);
  return language === 'en' ? `on ${date}, ${time}` : `el ${date} ${time}`;
}
