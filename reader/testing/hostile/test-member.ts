import { constants, deflateRawSync } from 'node:zlib';
import type { FileKind } from '@volante/contract/documents/rules.ts';
import type { ErrorCode } from '@volante/contract/errors.ts';

/** A file that somebody might send by accident or on purpose. */
export interface HostileFile {
  /** Its defect. */
  about: string;
  /** The name it is sent under. */
  name: string;
  /** The kind its bytes claim; null for kinds unknown to the product. */
  claims: FileKind | null;
  /** The expected answer for its kind: `taken`, or the code. `either` where two decoders may differ. */
  answer: 'taken' | 'either' | ErrorCode;
  bytes(): Buffer | Promise<Buffer>;
}

type Bytes = HostileFile['bytes'];

/** A file accepted where its kind is. */
export function taken(claims: FileKind, about: string, bytes: Bytes, name = `${about}.${claims}`): HostileFile {
  return { about, name, claims, answer: 'taken', bytes };
}

/** A file that looks like its kind but doesn't open. */
export function unreadable(claims: FileKind, about: string, bytes: Bytes, name = `${about}.${claims}`): HostileFile {
  return { about, name, claims, answer: 'file_unreadable', bytes };
}

/** A file of a kind that is never accepted, whatever its name. */
export function foreign(about: string, bytes: Bytes, name: string): HostileFile {
  return { about, name, claims: null, answer: 'file_type_not_accepted', bytes };
}

/** Deflated zeros: a few KB that unpack to `megabytes`. */
export function deflatedZeros(megabytes: number): Buffer {
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE((((megabytes * MB) % 65_521) * 65_536 + 1) >>> 0);
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array<Buffer>(megabytes).fill(zeroBlock), lastBlock, checksum]);
}

const MB = 1024 * 1024;
// A flushed block has no references to earlier data, so it can be repeated.
const zeroBlock = deflateRawSync(Buffer.alloc(MB), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
const lastBlock = Buffer.from([0x03, 0x00]);
