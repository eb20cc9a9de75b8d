import type { Language } from '@volante/contract/country.ts';
import type { MessageChannel } from '@volante/contract/notifications/channels.ts';

declare module '../../core/deps.ts' {
  interface Deps {
    messages: Messages;
    /** What becomes of what a provider reports about a message that was sent. Repeating a report changes nothing. */
    noteDelivery(report: DeliveryReport): Promise<void>;
    /** What becomes of a message from a person. Repeating it changes nothing. */
    noteIncoming(message: IncomingMessage): Promise<void>;
  }
}

/** A message in the forms that channels need: mail uses subject, text, HTML and calendar, SMS `short`, WhatsApp the template. */
export interface Message {
  /** Our key; the same for every attempt, so that duplicates can be recognised. */
  key: string;
  language: Language;
  subject: string;
  text: string;
  html: string;
  /** The address by which whoever gets this mail gets no more; a POST there is enough. Left out where nobody can stop them. */
  stop?: string;
  calendar: { method: 'REQUEST' | 'CANCEL'; name: string; content: string } | null;
  /** Plain text of at most 320 characters, with the link. */
  short: string;
  /** What WhatsApp sends to a person who did not write in the last 24 hours; null for what has no template. */
  template: Template | null;
}

/** An approved template with what goes into it. */
export interface Template {
  name: string;
  /** In the order of its placeholders. */
  parameters: readonly string[];
  /** What the address of its button ends with; null without a button. */
  linkEnd: string | null;
}

/** An answer to a person who wrote in the last 24 hours. */
export interface Reply {
  key: string;
  text: string;
  /** Of the button that opens a list of choices; Spanish without one. */
  language?: Language;
  /** Answers to choose from, at most ten; up to three are buttons, more are a list. Titles have at most 20 characters. */
  choices?: readonly { id: string; title: string }[];
}

export interface Person {
  email: string;
  phone: string;
}

/** An accepted message; `messageId` is the provider's, by which it reports the delivery. Null where nothing is reported. */
export interface Sent {
  messageId: string | null;
}

/** What a provider says about a message that it accepted. Reports come late, twice and in any order. */
export interface DeliveryReport {
  channel: MessageChannel;
  messageId: string;
  /** Our key of the message, where the provider returns it; it also finds a message whose acceptance we never heard of. */
  key?: string;
  state: 'sent' | 'delivered' | 'read' | 'failed';
  at: Date;
  /** Why it failed: our code, without the provider's text; null otherwise. */
  reason: string | null;
}

/** A message from a person. */
export interface IncomingMessage {
  channel: MessageChannel;
  /** The provider's id; the same when it is delivered again. */
  messageId: string;
  /** E.164, as the provider knows it; Mexican numbers come with and without the 1 after +52. */
  from: string;
  at: Date;
  /** '' without one. */
  text: string;
  /** The `id` of a choice of ours; null otherwise. */
  choice: string | null;
  /** A picture, document or recording, to be fetched with `fetchMedia`; null without one. */
  media: { id: string; type: string } | null;
}

/** A way to reach people, with an address per person. */
export interface Channel {
  name: MessageChannel;
  /** The organizer shown in calendars; null for channels without calendar files. */
  organizer: { name: string; email: string } | null;
  /** The person's address on this channel; null if there is none. */
  addressOf(person: Person): string | null;
  /**
   * Throws `DeliveryFault`; one that is `elsewhere` says that this address cannot be reached here, but perhaps by another channel.
   * An accepted message may still fail later, which the provider reports.
   */
  send(address: string, message: Message): Promise<Sent>;
  /** Answers a person who wrote in the last 24 hours. Throws `DeliveryFault`. Null where nobody can write to us. */
  reply: ((address: string, reply: Reply) => Promise<Sent>) | null;
  /** What a person sent, at most `most` bytes. Throws `OutsideFault`. Null where nobody can write to us. */
  fetchMedia: ((id: string, most: number) => Promise<Buffer>) | null;
  close(): void;
}

/** The configured channels, preferred first; empty if messages are delivered by hand. */
export interface Messages {
  channels: readonly Channel[];
}
