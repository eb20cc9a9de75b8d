import { createHmac } from 'node:crypto';
import type { MessageChannel } from '@volante/contract/notifications/channels.ts';
import type { Db } from '../../core/database/db.ts';
import type { ClockDeps, DbDeps, KeyDeps } from '../../core/deps.ts';
import { allKeys, type Keys } from '../../core/keys.ts';
import type { IncomingMessage } from '../../providers/messages/messages.ts';
import { keywordIn } from './keywords.ts';
import * as store from './opt-out-store.ts';

/** The address as a keyed hash, the same however it is written. */
export function printOf(keys: Keys, channel: MessageChannel, address: string): Buffer {
  return prints(keys, channel, address)[0] as Buffer;
}

function prints(keys: Keys, channel: MessageChannel, address: string): Buffer[] {
  // Mexican numbers come with and without the 1 that mobile phones once had.
  const same = channel === 'email' ? address.toLowerCase() : address.replace(/^\+521(?=\d{10}$)/, '+52');
  const print = (key: Buffer) => createHmac('sha256', key).update(`opt-out ${channel} ${same}`).digest();
  return allKeys(keys, 'fingerprint').map(print);
}

/** When whoever has this address asked for no more messages; null if they didn't. */
export async function optedOutAt(keys: Keys, db: Db, channel: MessageChannel, address: string): Promise<Date | null> {
  return store.selectOptOut(db, channel, prints(keys, channel, address));
}

/** Nothing more is sent to this address. It holds for every application with it, and outlives them. */
export async function optOut(deps: DbDeps & KeyDeps, channel: MessageChannel, address: string, at: Date) {
  await store.insertOptOut(deps.db, channel, printOf(deps.keys, channel, address), at);
}

/** Undoes a wish from before `at`. */
export async function optIn(deps: DbDeps & KeyDeps, channel: MessageChannel, address: string, at: Date): Promise<void> {
  await store.deleteOptOut(deps.db, channel, prints(deps.keys, channel, address), at);
}

/** The same for an address of which only the keyed hash is known. */
export async function optOutPrint(deps: DbDeps & ClockDeps, channel: MessageChannel, print: Buffer): Promise<void> {
  await store.insertOptOut(deps.db, channel, print, deps.now());
}

/** Keeps the wish of a message that says nothing but STOP or START, from whatever number: it need not be one we know. */
export async function noteWish(
  deps: DbDeps & KeyDeps & ClockDeps,
  { channel, from, at: writtenAt, ...message }: Pick<IncomingMessage, 'channel' | 'from' | 'text' | 'at' | 'media'>,
): Promise<void> {
  const keyword = keywordIn(message);
  const at = new Date(Math.min(writtenAt.getTime(), deps.now().getTime()));
  if (keyword === 'stop') await optOut(deps, channel, from, at);
  // Not what was asked for after it was written: messages come late and again.
  if (keyword === 'start') await optIn(deps, channel, from, at);
}
