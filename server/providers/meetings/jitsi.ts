import { createHmac } from 'node:crypto';
import type { OutsideCall } from '../../core/outside/outside-call.ts';
import type { Meeting, MeetingProvider } from './meetings.ts';

/**
 * Jitsi rooms come into being when somebody enters, so a meeting is a name that nobody can guess: 128 bits of an HMAC of
 * the key. Nothing is asked of the server at `baseUrl`, moved there or left behind.
 */
export function jitsiMeetings(baseUrl: string, secret: Buffer, outsideCall: OutsideCall): MeetingProvider {
  function meetingOf(key: string): Meeting {
    const digest = createHmac('sha256', secret).update(`meeting ${key}`).digest();
    const reference = `visit-${digest.subarray(0, 16).toString('hex')}`;
    return { provider: 'jitsi', reference, link: `${baseUrl.replace(/\/+$/, '')}/${reference}` };
  }
  return {
    create: async ({ key }) => meetingOf(key),
    find: async (key) => meetingOf(key),
    move: async (meeting) => meeting,
    cancel: async () => {},
    async check() {
      await outsideCall({ service: 'jitsi', url: baseUrl, accept: [301, 302, 307, 308] });
      return `rooms at ${new URL(baseUrl).host}`;
    },
  };
}
