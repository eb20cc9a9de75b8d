import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { type MessageChannel, messageChannels } from '@volante/contract/notifications/channels.ts';
import type { Channel, Message } from '../messages/messages.ts';
import { NotTried, type Rule } from './rule.ts';

export interface MessagesSubject {
  provider: Channel;
  /** The address of somebody who may get a message of this test. */
  address?: string;
}

/** A message as the product sends it. */
export const aMessage = (given: Partial<Message> = {}): Message => ({
  key: randomUUID(),
  language: 'es-MX',
  subject: 'Te toca',
  text: 'Te toca, Ana',
  html: '<p>Te toca, Ana</p>',
  calendar: null,
  short: 'Te toca, Ana: https://volante.example/m/abc',
  template: { name: 'papers_sent_back', parameters: ['Ana', 'tu INE'], linkEnd: 'abc' },
  ...given,
});

const person = { email: 'ana@example.org', phone: '+525512345678' };

/** The rules for every way to reach people. */
export const messagesRules: Rule<MessagesSubject>[] = [
  {
    says: 'it has the name of a channel',
    async holds({ provider }) {
      assert.ok(messageChannels.includes(provider.name as MessageChannel));
    },
  },
  {
    says: 'a person has an address on it, and one without e-mail and phone has none',
    async holds({ provider }) {
      assert.ok(provider.addressOf(person));
      assert.equal(provider.addressOf({ email: '', phone: '' }), null);
    },
  },
  {
    says: 'a message is accepted, with the provider’s id or null',
    async holds({ provider, address }) {
      if (!address) throw new NotTried('needs samples.messages.NAME.address, which will get one message');
      const { messageId } = await provider.send(address, aMessage());
      assert.ok(messageId === null || messageId.length > 0);
    },
  },
];
