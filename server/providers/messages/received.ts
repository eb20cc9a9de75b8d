import { timingSafeEqual } from 'node:crypto';
import type { DeliveryReport, IncomingMessage } from './messages.ts';

/** What a call from a provider contains. */
export interface Received {
  reports: DeliveryReport[];
  messages: IncomingMessage[];
  /** Changed states of templates, such as `PAUSED`. */
  templates: { name: string; event: string }[];
  /** How many items were left out. */
  skipped: number;
}

/** Compares in a time that says nothing about where they differ. */
export function isSame(given: unknown, wanted: string): boolean {
  const [said, right] = [Buffer.from(String(given ?? '')), Buffer.from(wanted)];
  return said.length === right.length && timingSafeEqual(said, right);
}

/** A text that PostgreSQL can store; what is longer than any message of WhatsApp or SMS is cut. */
export function readable(text: string): string {
  return text.slice(0, 5000).toWellFormed().replaceAll('\u0000', '');
}
