import { createHmac } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import { isPlatform, platforms } from '@volante/contract/earnings/platforms.ts';
import type { MatchKind, MatchSide } from '@volante/contract/staff/matches/matches.ts';
import type { KeyDeps } from '../../core/deps.ts';
import { foldWords, phoneEnd } from '../queue/search-words.ts';
import type { Compared } from './compared-store.ts';
import type { PrintKind } from './tables.ts';

/** A value that another application may share, as a keyed fingerprint. */
export interface Fingerprint extends MatchSide {
  kind: PrintKind;
  print: Buffer;
}

/** Fingerprints that strangers may share; they are a match only while few do. */
export const commonKinds: readonly MatchKind[] = ['device_place', 'ip'];
/** The most applications that may share such a fingerprint. */
export const FEW = 3;

/** Places are compared to about 11 m, and only if the device's accuracy was at least this, in m. */
const PLACE_DIGITS = 4;
const SURE = 100;

/** The fingerprints of an application, which can only be equal or different. Empty or incomplete data is not a fingerprint. */
export function fingerprintsOf({ keys }: KeyDeps, compared: Compared): Fingerprint[] {
  const fingerprint = (
    kind: PrintKind,
    space: string,
    key: string,
    side: Partial<MatchSide> & { value: string },
  ): Fingerprint => ({
    ...{ kind, source: 'form', mediaId: null, ...side },
    print: createHmac('sha256', keys.fingerprint).update(`match ${space}:${key}`).digest(),
  });
  const {
    phone,
    email,
    nationalId,
    obligorPhone,
    obligorEmail,
    obligorCurp,
    files,
    screenshots,
    bankAccounts,
    platformAccounts,
    locations,
  } = compared;
  const fingerprints: Fingerprint[] = [];
  if (isPhone(phone)) fingerprints.push(fingerprint('phone', 'phone', phoneEnd(phone), { value: phone }));
  if (obligorPhone && isPhone(obligorPhone)) {
    const side = { value: obligorPhone, source: 'obligor' };
    fingerprints.push(fingerprint('guarantor_phone', 'phone', phoneEnd(obligorPhone), side));
  }
  if (email.includes('@'))
    fingerprints.push(fingerprint('email', 'email', email.trim().toLowerCase(), { value: email }));
  if (obligorEmail?.includes('@')) {
    const side = { value: obligorEmail, source: 'obligor' };
    fingerprints.push(fingerprint('guarantor_email', 'email', obligorEmail.trim().toLowerCase(), side));
  }
  if (nationalId) fingerprints.push(fingerprint('curp', 'curp', nationalId.toUpperCase(), { value: nationalId }));
  if (obligorCurp) {
    const { curp, ...side } = obligorCurp;
    fingerprints.push(fingerprint('guarantor_curp', 'curp', curp.toUpperCase(), { value: curp, ...side }));
  }
  const home = addressKey(compared);
  if (home) fingerprints.push(fingerprint('address', 'address', home, { value: addressOf(compared) }));
  for (const { sha256, fileName, source, mediaId } of files) {
    fingerprints.push(fingerprint('file', 'file', sha256, { value: fileName, source, mediaId }));
  }
  for (const { platform, week, amount, mediaId } of screenshots) {
    if (!week || !amount) continue;
    const shown = `${week} · ${amount.toFixed(2)}`;
    const side = { value: shown, source: platform, mediaId };
    fingerprints.push(fingerprint('screenshot', 'screenshot', `${platform}|${shown}`, side));
  }
  for (const { clabe, bank, source, mediaId } of bankAccounts) {
    fingerprints.push(
      fingerprint('bank_account', 'clabe', clabe, { value: [bank, clabe].filter(Boolean).join(' '), source, mediaId }),
    );
  }
  for (const { accountId, platform } of platformAccounts) {
    const name = platform && isPlatform(platform) ? platforms[platform].name : '';
    fingerprints.push(
      fingerprint('platform_account', 'account', accountId, { value: name || accountId, source: platform ?? 'other' }),
    );
  }
  for (const { latitude, longitude, accuracy, place, ips } of locations) {
    if (latitude !== null && longitude !== null && (accuracy ?? SURE) <= SURE) {
      const at = `${latitude.toFixed(PLACE_DIGITS)}, ${longitude.toFixed(PLACE_DIGITS)}`;
      const value = [place, at].filter(Boolean).join(' · ');
      fingerprints.push(fingerprint('device_place', 'place', at, { value, source: 'location' }));
    }
    for (const ip of ips) {
      const line = lineOf(ip);
      if (line) fingerprints.push(fingerprint('ip', 'ip', line, { value: ip, source: 'location' }));
    }
  }
  return fingerprints;
}

function isPhone(phone: string): boolean {
  return phone.replaceAll(/\D/g, '').length >= 10;
}

// A street without its number, or a number without its postal code, is incomplete.
function addressKey({ street, streetNumber, department, postalCode }: Compared): string | null {
  const parts = [street, streetNumber, postalCode].map((part) => foldWords(part).join(' '));
  if (parts.includes('')) return null;
  return [...parts, foldWords(department).join(' ')].join('|');
}

function addressOf({ street, streetNumber, department, neighborhood, postalCode }: Compared): string {
  const line = [street, streetNumber, department].filter((part) => part !== '').join(' ');
  return [line, neighborhood, postalCode].filter((part) => part !== '').join(', ');
}

/** Networks that don't identify a line: this machine, private networks, and those in which a carrier puts all its customers. */
const inner = new BlockList();
for (const [address, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const) {
  inner.addSubnet(address, bits, 'ipv4');
}
for (const [address, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  inner.addSubnet(address, bits, 'ipv6');
}

/**
 * The part of an IP address that identifies a line: all of an IPv4 address, the first four groups of an IPv6 address. Null for
 * private and invalid addresses.
 */
function lineOf(ip: string): string | null {
  const family = isIP(ip);
  if (family === 0 || inner.check(ip, family === 6 ? 'ipv6' : 'ipv4')) return null;
  return family === 6 ? groupsOf(ip).slice(0, 4).join(':') : ip;
}

function groupsOf(ip: string): string[] {
  const [head = '', tail] = ip.toLowerCase().split('::');
  const [front, back] = [head, tail ?? ''].map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: Math.max(0, 8 - front!.length - back!.length) }, () => '0');
  return [...front!, ...(tail === undefined ? [] : zeros), ...back!];
}
