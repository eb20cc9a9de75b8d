import type { Config } from '../../config.ts';
import type { Keys } from '../../core/keys.ts';
import { jitsiMeetings } from './jitsi.ts';
import type { Meetings } from './meetings.ts';

/** The provider of meetings that the settings ask for. */
export function openMeetings(config: Config, keys: Keys): Meetings {
  return jitsiMeetings(config.JITSI_URL, keys.meeting);
}
