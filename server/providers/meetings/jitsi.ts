import { createHmac } from 'node:crypto';
import type { OutsideCall } from '../../core/outside/outside-call.ts';
import type { Meeting, MeetingProvider } from './meetings.ts';

/**
 * Jitsi rooms are created on entry, so a meeting is just an unguessable name: 128 bits of an HMAC of the key. Nothing is
 * created, moved or left behind on the server at `baseUrl`.
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
