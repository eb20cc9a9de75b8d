import { createHash, createHmac } from 'node:crypto';
import type { ClockDeps, ConfigDeps, DbDeps, Deps, KeyDeps } from '../../core/deps.ts';
import { phonePrint } from '../../personal-data/proved-phone.ts';
import type { EmailKind } from '../kinds.ts';
import { isAbout } from '../kinds.ts';
import { optOutPrint, printOf } from '../opt-outs/opt-outs.ts';
import type { DeliveryRow } from '../store.ts';
import * as store from './short-link-store.ts';

declare module '../../core/deps.ts' {
  interface Deps {
    /**
     * A link that was sent to a number is opened by a browser with these tokens, given by their hashes: on a known device that proves
     * the number. Returns where its application stands, as a path; null if the browser knows none with that number.
     */
    proveByLink(hashes: readonly Buffer[], link: { applicationId: string; phonePrint: Buffer }): Promise<string | null>;
  }
}

type LinkDeps = DbDeps & ConfigDeps & KeyDeps & ClockDeps;

/** How long the link of a message opens its screen, in ms. */
const LIFE_MS = 30 * 24 * 3_600_000;
/** A token has 128 bits. */
const TOKEN = /^[\w-]{22}$/;

/**
 * The short address that leads to an address of ours. A message has the same one in every attempt, so its token is made from the
 * message's id with a key, and only its hash is stored. A message that consists of a link is kept, so it opens as long as that link.
 * `phone`: the number to which it is sent, which opening it on a known device proves; null for a mail, whose link proves nothing.
 */
export async function shortenLink(
  deps: LinkDeps,
  delivery: DeliveryRow,
  kind: EmailKind,
  url: string,
  phone: string | null,
): Promise<string> {
  const isKept = isAbout(kind, 'link') || isAbout(kind, 'guarantor') || kind === 'link_replaced';
  const path = url.slice(deps.config.PUBLIC_URL.length);
  const now = deps.now();
  const expires_at = isKept ? null : new Date(now.getTime() + LIFE_MS);
  const phone_print = phone ? phonePrint(deps.keys, phone) : null;
  const row = { path, address_print: null, phone_print, created_at: now, expires_at };
  // Another number, to which a later attempt is sent, gets another one: whoever has the first hasn't read the second.
  return phone
    ? write(deps, { ...delivery, id: `${delivery.id} ${phone}` }, 'phone', row)
    : write(deps, delivery, 'open', row);
}

/**
 * The short address of a path for whoever has this number, the same one each time. `path` is null for a link that opens nothing but
 * what a known device knows: it says nothing to anybody else who has the number.
 */
export function shortenForPhone(
  deps: LinkDeps,
  applicationId: string,
  phone: string,
  path: string | null,
): Promise<string> {
  const now = deps.now();
  const of = { id: [applicationId, phone, ...(path === null ? [] : [path])].join(' '), application_id: applicationId };
  return write(deps, of, 'reply', {
    ...{ path, address_print: null, phone_print: phonePrint(deps.keys, phone) },
    ...{ created_at: now, expires_at: new Date(now.getTime() + LIFE_MS) },
  });
}

/** The address by which whoever got this mail gets no more. */
export async function stopLink(deps: LinkDeps, delivery: DeliveryRow, address: string): Promise<string> {
  const print = printOf(deps.keys, 'email', address);
  const row = { path: null, address_print: print, phone_print: null, created_at: deps.now(), expires_at: null };
  return `${await write(deps, delivery, 'stop', row)}/stop`;
}

async function write(
  { db, keys, config }: LinkDeps,
  { id, application_id }: Pick<DeliveryRow, 'id' | 'application_id'>,
  use: 'open' | 'phone' | 'reply' | 'stop',
  row: Omit<Parameters<typeof store.upsertShortLink>[1], 'token_hash' | 'application_id'>,
): Promise<string> {
  const token = createHmac('sha256', keys.url).update(`short link ${use} ${id}`).digest().subarray(0, 16);
  const text = token.toString('base64url');
  await store.upsertShortLink(db, { ...row, token_hash: hashOf(text), application_id });
  return `${config.PUBLIC_URL}/m/${text}`;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Where the token leads, and the number to which it was sent; null for unknown and expired ones. */
export async function openShortLink({ db, now }: DbDeps & ClockDeps, token: string) {
  if (!TOKEN.test(token)) return null;
  const row = await store.selectShortLink(db, hashOf(token), now());
  if (!row || (row.path === null && row.phone_print === null)) return null;
  return { path: row.path, applicationId: row.application_id, phonePrint: row.phone_print };
}

/** Stops the mails to the address that got this token. False for unknown tokens. */
export async function stopMails(deps: Pick<Deps, 'db' | 'now'>, token: string): Promise<boolean> {
  const print = await findStop(deps, token);
  if (print) await optOutPrint(deps, 'email', print);
  return print !== null;
}

export async function findStop({ db, now }: Pick<Deps, 'db' | 'now'>, token: string): Promise<Buffer | null> {
  if (!TOKEN.test(token)) return null;
  return (await store.selectShortLink(db, hashOf(token), now()))?.address_print ?? null;
}
