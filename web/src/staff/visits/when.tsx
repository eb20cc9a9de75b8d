import { formatLongDate, formatTime } from '@volante/contract/words/day-and-time.ts';
import { zoneName } from '@volante/contract/words/zones.ts';
import { ownZone } from '../../lib/clock.ts';
import { useLanguage } from '../../lib/language.ts';
import { differs, timeIn } from '../words/moments.ts';
import { dayOf } from './days.ts';

interface WhenProps {
  at: string;
  /** The driver's and the advisor's zones, whose times are shown beside this computer's if they differ. */
  zones: readonly [string, ...string[]];
  /** The day is shown elsewhere. */
  timeOnly?: boolean;
}

/** A moment on this computer's clock, and on those of other zones. */
export function When({ at, zones, timeOnly }: WhenProps) {
  const language = useLanguage();
  const others = new Map<string, string[]>();
  for (const zone of new Set(zones)) {
    if (!differs(at, zone)) continue;
    const time = timeIn(zone, at, language);
    others.set(time, [...(others.get(time) ?? []), zoneName(zone, language)]);
  }
  const time = formatTime(at, ownZone(), language);
  return (
    <span>
      <span translate="no">{timeOnly ? time : `${formatLongDate(dayOf(at), language)}, ${time}`}</span>
      {[...others].map(([other, names]) => (
        <span key={other} className="block text-tag font-normal text-ink-2">
          <span translate="no">{other}</span> <span>{names.join(', ')}</span>
        </span>
      ))}
    </span>
  );
}
