import type { Visit } from '@volante/contract/staff/visit.ts';
import { useEffect, useState } from 'react';
import { now } from '../../../../lib/clock.ts';
import { useText } from '../../../../lib/text.ts';
import { classes } from '../../../../ui/classes.ts';
import { callTexts } from './call-texts.ts';

const MINUTE = 60_000;
/** Warns that time is short from this point on, in ms before the end. */
const SHORT = 5 * MINUTE;

/** The clock of the half hour: the time until it starts, the seconds while it runs, and the time since it ended. */
export function CallClock({ visit }: { visit: Pick<Visit, 'startsAt' | 'endsAt'> }) {
  const t = useText(callTexts);
  const [at, setAt] = useState(() => now().getTime());
  useEffect(() => {
    const tick = setInterval(() => setAt(now().getTime()), 1000);
    return () => clearInterval(tick);
  }, []);
  const [start, end] = [Date.parse(visit.startsAt), Date.parse(visit.endsAt)];
  const about = (minutes: number) => {
    if (minutes < 60) return t.minutes(minutes);
    return minutes < 24 * 60 ? t.hours(Math.round(minutes / 60)) : t.days(Math.round(minutes / 60 / 24));
  };
  const text =
    at < start
      ? t.startsIn(about(Math.ceil((start - at) / MINUTE)))
      : at < end
        ? t.runs(minutesAndSeconds(at - start))
        : t.over(about(Math.max(1, Math.floor((at - end) / MINUTE))));
  const isShort = at >= start && at < end && end - at <= SHORT;
  return (
    <p
      role="timer"
      aria-label={t.clock}
      className={classes('font-bold tabular-nums', isShort ? 'text-warn-ink' : 'text-ink')}
    >
      {text}
    </p>
  );
}

/** `08:05`. */
function minutesAndSeconds(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return [Math.floor(seconds / 60), seconds % 60].map((n) => String(n).padStart(2, '0')).join(':');
}
