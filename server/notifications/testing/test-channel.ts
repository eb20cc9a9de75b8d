import type { Channel } from '../../providers/messages/messages.ts';

/** A channel that does what a test says; whatever it leaves out accepts everything and reports nothing. */
export function testChannel(given: Partial<Channel> & Pick<Channel, 'name' | 'addressOf'>): Channel {
  return {
    organizer: null,
    send: async () => ({ messageId: null }),
    reply: null,
    fetchMedia: null,
    close() {},
    ...given,
  };
}
