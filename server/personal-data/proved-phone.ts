import { createHmac } from 'node:crypto';
import type { Db, Trx } from '../core/database/db.ts';
import { allKeys, type Keys } from '../core/keys.ts';
import * as store from './store.ts';

/**
 * How we know that a number is the applicant's own: a code sent there was typed, a link sent there was opened on a known device, or
 * staff gave it with the link, or said so.
 */
export type PhoneProof = 'code' | 'link' | 'staff';

declare module '../core/deps.ts' {
  interface Deps {
    /** Called in the transaction in which we learn that the present number is the applicant's own; the application is locked. */
    provePhone(trx: Trx, applicationId: string, origin: PhoneProof): Promise<void>;
  }
}

/** Stores that the present number is the applicant's own; false if that was known, or there is none. */
export function storePhoneProof(trx: Trx, applicationId: string, origin: PhoneProof): Promise<boolean> {
  return store.upsertProvedPhone(trx, applicationId, origin);
}

/** Those of these applications whose present number is surely their applicant's. */
export function listProved(db: Db, applicationIds: readonly string[]): Promise<string[]> {
  return store.selectProved(db, applicationIds);
}

/** A number as a keyed hash. It is E.164 as applications store it. */
export function phonePrint(keys: Keys, phone: string): Buffer {
  return printWith(keys.fingerprint, phone);
}

/** Whether it is the print of this number, also by a key that was replaced. */
export function isPrintOf(keys: Keys, print: Buffer, phone: string): boolean {
  return allKeys(keys, 'fingerprint').some((key) => printWith(key, phone).equals(print));
}

function printWith(key: Buffer, phone: string): Buffer {
  return createHmac('sha256', key).update(`phone ${phone}`).digest();
}
