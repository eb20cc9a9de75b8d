import type { DeviceOrigin, Party } from '@volante/contract/devices/calls.ts';
import type { DocumentType } from '@volante/contract/documents/rules.ts';
import type { MessageChannel } from '@volante/contract/notifications/channels.ts';
import type { Generated } from 'kysely';
import { declareTable } from '../core/database/declared-data.ts';

declare module '../core/database/schema.ts' {
  interface Database {
    known_devices: KnownDevicesTable;
    device_codes: DeviceCodesTable;
    device_hand_offs: DeviceHandOffsTable;
  }
}

/** A browser that proved to be the person's, or that asks to be let in. */
interface KnownDevicesTable {
  id: string;
  application_id: string;
  party: Party;
  /** SHA-256 of the token in its cookie. */
  token_hash: Buffer;
  /** Null, with `proved_at`, until it proved anything. */
  origin: DeviceOrigin | null;
  /** As it calls itself; '' if it doesn't. */
  browser: string;
  system: string;
  /** Four digits that it shows to be read out to staff; unique among those of an application that ask. */
  help: Generated<string | null>;
  help_at: Generated<Date | null>;
  created_at: Date;
  proved_at: Date | null;
  /** Written at most once an hour. */
  last_used_at: Date;
  /** The document that its screen shows while it takes one after another; null between two of them, and on every other device. */
  open_document: Generated<DocumentType | null>;
  /** When it said so last. */
  open_at: Generated<Date | null>;
  revoked_at: Generated<Date | null>;
}

interface DeviceCodesTable {
  id: string;
  /** The device that asked for it; only there it counts. */
  device_id: string;
  channel: MessageChannel;
  code_hash: Buffer;
  /** The code itself, encrypted, until it was sent. */
  sealed: Buffer | null;
  tries: Generated<number>;
  /** The number to which it was sent, as a keyed hash; empty if it went to several. */
  phone_print: Generated<Buffer | null>;
  created_at: Date;
  expires_at: Date;
  /** Typed, or replaced by a newer one. */
  ended_at: Generated<Date | null>;
}

/** A token with which another device becomes known, shown by a known one. */
interface DeviceHandOffsTable {
  token_hash: Buffer;
  device_id: string;
  created_at: Date;
  expires_at: Date;
  used_at: Generated<Date | null>;
}

const ofDevice = { column: 'device_id', in: { table: 'known_devices', column: 'id', rows: 'application_id' } };

/** This feature's data: what is exported to a person on request, and what is erased with them. */
export const deviceTables = [
  declareTable('known_devices', {
    rows: 'application_id',
    exported: [
      'party',
      'origin',
      'browser',
      'system',
      'help_at',
      'created_at',
      'proved_at',
      'last_used_at',
      'revoked_at',
    ],
    erased: {
      token_hash: 'opens the application on that device',
      help: 'lets a device in while it asks',
      ...{ open_document: 'what its screen showed a minute ago', open_at: 'when its screen showed that' },
    },
    technical: ['id', 'application_id'],
  }),
  declareTable('device_codes', {
    rows: ofDevice,
    erased: { code_hash: 'made of a code that opens the application', sealed: 'a code that opens the application' },
    technical: ['id', 'device_id', 'channel', 'tries', 'phone_print', 'created_at', 'expires_at', 'ended_at'],
  }),
  declareTable('device_hand_offs', {
    rows: ofDevice,
    erased: { token_hash: 'opens the application' },
    technical: ['device_id', 'created_at', 'expires_at', 'used_at'],
  }),
];
