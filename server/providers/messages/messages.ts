import type { Language } from '@volante/contract/countries/country.ts';

declare module '../../core/deps.ts' {
  interface Deps {
    messages: Messages;
  }
}

/** What a person is told, in the forms that channels need: a mail takes all of it, a short message `text`. */
export interface Message {
  /** Ours; the same for every try, so that whoever gets it twice can tell. */
  key: string;
  language: Language;
  subject: string;
  text: string;
  html: string;
  calendar: { method: 'REQUEST' | 'CANCEL'; name: string; content: string } | null;
}

export interface Person {
  email: string;
  phone: string;
}

/** A way to reach people: e-mail, and whatever has an address of its own for a person. */
export interface Channel {
  name: string;
  /** Who a calendar says invites; null for channels that bring no calendar file. */
  organizer: { name: string; email: string } | null;
  /** Where it reaches this person; null when it cannot. */
  addressOf(person: Person): string | null;
  /** Throws `Undelivered`. What was taken may still be lost later: that is for the channel's own reports. */
  send(address: string, message: Message): Promise<void>;
  close(): void;
}

/** The ways that the settings give, the preferred one first; none when people are told by hand. */
export interface Messages {
  channels: readonly Channel[];
}
