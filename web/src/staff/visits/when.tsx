import { formatLongDate, formatTime } from '@volante/contract/words/day-and-time.ts';
import { zoneName } from '@volante/contract/words/zones.ts';
import { useLanguage } from '../../lib/language.ts';
import { dayOf, differs } from './days.ts';

interface WhenProps {
  at: string;
  /** Zones whose clocks are told beside this computer's, where they differ. */
  zones?: readonly (string | undefined)[];
  /** The day stands elsewhere. */
  timeOnly?: boolean;
}

/** A moment on this computer's clock, and on those of other zones. */
export function When({ at, zones = [], timeOnly }: WhenProps) {
  const language = useLanguage();
  const others = [...new Set(zones)].filter((zone) => zone !== undefined).filter((zone) => differs(at, zone));
  const time = formatTime(at, undefined, language);
  return (
    <span>
      {timeOnly ? time : `${formatLongDate(dayOf(at), language)}, ${time}`}
      {others.map((zone) => (
        <span key={zone} className="block text-tag font-normal text-ink-2">
          {formatTime(at, zone, language)} {zoneName(zone, language)}
        </span>
      ))}
    </span>
  );
}
