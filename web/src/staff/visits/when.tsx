import { formatLongDate, formatTime } from '@volante/contract/words/day-and-time.ts';
import { zoneName } from '@volante/contract/words/zones.ts';
import { useLanguage } from '../../lib/language.ts';
import { dayOf, differs } from './days.ts';

interface WhenProps {
  at: string;
  /** Zones whose times are shown beside this computer's if they differ. */
  zones?: readonly (string | undefined)[];
  /** The day is shown elsewhere. */
  timeOnly?: boolean;
}

/** A moment on this computer's clock, and on those of other zones. */
export function When({ at, zones = [], timeOnly }: WhenProps) {
  const language = useLanguage();
  const others = new Map<string, string[]>();
  for (const zone of new Set(zones)) {
    if (zone === undefined || !differs(at, zone)) continue;
    const time = formatTime(at, zone, language);
    others.set(time, [...(others.get(time) ?? []), zoneName(zone, language)]);
  }
  const time = formatTime(at, undefined, language);
  return (
    <span>
      {timeOnly ? time : `${formatLongDate(dayOf(at), language)}, ${time}`}
      {[...others].map(([other, names]) => (
        <span key={other} className="block text-tag font-normal text-ink-2">
          {other} {names.join(', ')}
        </span>
      ))}
    </span>
  );
}
