import type { Language } from '@volante/contract/countries/country.ts';

declare module '../../core/deps.ts' {
  interface Deps {
    messages: Messages;
  }
}

/** A message in the forms that channels need: e-mail uses all of it, a short message only `text`. */
export interface Message {
  /** Our key; the same for every attempt, so that duplicates can be recognised. */
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

/** A channel to reach people: e-mail, or anything else with an address per person. */
export interface Channel {
  name: string;
  /** The organizer shown in calendars; null for channels without calendar files. */
  organizer: { name: string; email: string } | null;
  /** The person's address on this channel; null if there is none. */
  addressOf(person: Person): string | null;
  /** Throws `DeliveryFault`. An accepted message may still bounce later, which the channel reports itself. */
  send(address: string, message: Message): Promise<void>;
  close(): void;
}

/** The configured channels, preferred first; empty if messages are delivered by hand. */
export interface Messages {
  channels: readonly Channel[];
}
