import { dateFormat } from '@volante/contract/words/formats.ts';
import { ownZone } from '../../lib/clock.ts';

/** True if clocks in the zone differ from this computer's at this instant. */
export function differs(instant: string, zone: string): boolean {
  const options = { hour: '2-digit', minute: '2-digit', day: '2-digit', hourCycle: 'h23' } as const;
  const [here, there] = [ownZone(), zone].map((timeZone) => dateFormat('en-GB', { ...options, timeZone }));
  const at = new Date(instant);
  return here?.format(at) !== there?.format(at);
}
