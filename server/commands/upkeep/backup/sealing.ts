import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { Transform } from 'node:stream';

const TAG = 16;
const KEY = 32;
/** Plain bytes by chunk. */
const CHUNK = 65_536;
const suite = 'aes-256-gcm';

/** The key of one backup, sealed with an X25519 public key, as the manifest holds it. */
interface SealedKey {
  /** The public key it was sealed for, as in BACKUP_PUBLIC_KEY. */
  publicKey: string;
  /** In base64: a public key used once, and the sealed key with its tag. */
  sealed: string;
}

/** Encrypts the files of one backup, each under its name. */
export interface Sealing {
  key: SealedKey;
  seal(name: string): Transform;
}

/** Decrypts a file of a backup. The stream fails if the file was changed, cut, put together again or is another one. */
export type Opening = (name: string) => Transform;

/** A new pair: the public key as BACKUP_PUBLIC_KEY takes it, the private one as a PEM file. */
export function newKeyPair(): { publicKey: string; privateKey: string } {
  const { publicKey, privateKey } = generateKeyPairSync('x25519');
  return { publicKey: textOf(publicKey), privateKey: String(privateKey.export({ type: 'pkcs8', format: 'pem' })) };
}

/** A new key for one backup, which only the private key of the pair gives back. */
export function sealFor(publicKey: string): Sealing {
  const receiver = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  const once = generateKeyPairSync('x25519');
  const key = randomBytes(KEY);
  const shared = diffieHellman({ privateKey: once.privateKey, publicKey: receiver });
  const cipher = createCipheriv(suite, wrappingKey(shared, once.publicKey, receiver), nonce(0, true));
  const wrapped = Buffer.concat([cipher.update(key), cipher.final(), cipher.getAuthTag()]);
  const sealed = Buffer.concat([Buffer.from(textOf(once.publicKey), 'base64'), wrapped]).toString('base64');
  return { key: { publicKey: textOf(receiver), sealed }, seal: (name) => sealing(fileKey(key, name)) };
}

/** Opens a backup with the private key. Throws if it is another one. */
export function openWith(privateKey: string, { publicKey, sealed }: SealedKey): Opening {
  const own = privateKeyOf(privateKey);
  const receiver = createPublicKey(own);
  if (textOf(receiver) !== publicKey)
    throw new Error(
      `This is not the private key of the backup, whose public key is ${publicKey}: nothing was restored.`,
    );
  const bytes = Buffer.from(sealed, 'base64');
  const at = bytes.length - KEY - TAG;
  try {
    const once = createPublicKey({ key: bytes.subarray(0, at), format: 'der', type: 'spki' });
    const shared = diffieHellman({ privateKey: own, publicKey: once });
    const decipher = createDecipheriv(suite, wrappingKey(shared, once, receiver), nonce(0, true), {
      authTagLength: TAG,
    });
    decipher.setAuthTag(bytes.subarray(-TAG));
    const key = Buffer.concat([decipher.update(bytes.subarray(at, -TAG)), decipher.final()]);
    return (name) => opening(fileKey(key, name), name);
  } catch {
    throw new Error('The backup is damaged: its key can’t be opened.');
  }
}

function privateKeyOf(text: string): KeyObject {
  try {
    const key = createPrivateKey(text);
    if (key.asymmetricKeyType === 'x25519') return key;
  } catch {
    // Said below.
  }
  throw new Error('The file given with --key holds no private key of a backup.');
}

function textOf(publicKey: KeyObject): string {
  return publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
}

function wrappingKey(shared: Buffer, once: KeyObject, receiver: KeyObject): Buffer {
  return Buffer.from(hkdfSync('sha256', shared, textOf(once) + textOf(receiver), 'volante backup key', KEY));
}

// Each file has a key of its own, so a file can't stand in for another, and nonces can count from zero.
function fileKey(key: Buffer, name: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, createHash('sha256').update(name).digest(), 'volante backup file', KEY));
}

/** The number of a chunk, and whether it is the last: a cut file has no last one. */
function nonce(chunk: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt32BE(chunk, 7);
  bytes[11] = Number(isLast);
  return bytes;
}

function sealing(key: Buffer): Transform {
  return inChunks(CHUNK, (chunk, number, isLast) => {
    const cipher = createCipheriv(suite, key, nonce(number, isLast));
    return Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  });
}

function opening(key: Buffer, name: string): Transform {
  return inChunks(CHUNK + TAG, (chunk, number, isLast) => {
    try {
      const decipher = createDecipheriv(suite, key, nonce(number, isLast), { authTagLength: TAG });
      decipher.setAuthTag(chunk.subarray(-TAG));
      return Buffer.concat([decipher.update(chunk.subarray(0, -TAG)), decipher.final()]);
    } catch {
      throw new Error(`The backup is damaged: ${name} can’t be decrypted.`);
    }
  });
}

/** Applies `work` to chunks of `size` bytes. The last one has 0 to `size`, and is known to be the last. */
function inChunks(size: number, work: (chunk: Buffer, number: number, isLast: boolean) => Buffer): Transform {
  let held: Buffer[] = [];
  let length = 0;
  let number = 0;
  return new Transform({
    transform(bytes: Buffer, _, done) {
      try {
        held.push(bytes);
        length += bytes.length;
        // A full chunk is held back until it is known whether more follows.
        if (length > size) {
          const all = Buffer.concat(held);
          let at = 0;
          for (; all.length - at > size; at += size) this.push(work(all.subarray(at, at + size), number++, false));
          held = [all.subarray(at)];
          length = all.length - at;
        }
        done();
      } catch (error) {
        done(error as Error);
      }
    },
    flush(done) {
      try {
        done(null, work(Buffer.concat(held), number, true));
      } catch (error) {
        done(error as Error);
      }
    },
  });
}
