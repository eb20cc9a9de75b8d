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
/** The sealed key at the beginning of each file: a public key of 44 bytes, and the key with its tag. */
const HEAD = 44 + KEY + TAG;

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
  const head = Buffer.from(sealed, 'base64');
  return { key: { publicKey: textOf(receiver), sealed }, seal: (name) => sealing(fileKey(key, name), head) };
}

/**
 * Opens a backup with the private key. Throws if it is another one. Each file begins with the sealed key of the backup that wrote
 * it, which may be an earlier one; those of older releases, without `heads`, all have the key of the manifest.
 */
export function openWith(privateKey: string, { publicKey, sealed }: SealedKey, { heads = true } = {}): Opening {
  const own = privateKeyOf(privateKey);
  const receiver = createPublicKey(own);
  if (textOf(receiver) !== publicKey)
    throw new Error(
      `This is not the private key of the backup, whose public key is ${publicKey}: nothing was restored.`,
    );
  const key = unwrapped(own, Buffer.from(sealed, 'base64'));
  if (!key) throw new Error('The backup is damaged: its key can’t be opened.');
  return (name) =>
    heads
      ? opening(name, HEAD, (head) => fileKey(unwrapped(own, head)!, name))
      : opening(name, 0, () => fileKey(key, name));
}

/** The key of a backup; null if it was sealed for another pair, or changed. */
function unwrapped(own: KeyObject, sealed: Buffer): Buffer | null {
  const at = sealed.length - KEY - TAG;
  try {
    const once = createPublicKey({ key: sealed.subarray(0, at), format: 'der', type: 'spki' });
    const shared = diffieHellman({ privateKey: own, publicKey: once });
    const wrapping = wrappingKey(shared, once, createPublicKey(own));
    const decipher = createDecipheriv(suite, wrapping, nonce(0, true), { authTagLength: TAG });
    decipher.setAuthTag(sealed.subarray(-TAG));
    return Buffer.concat([decipher.update(sealed.subarray(at, -TAG)), decipher.final()]);
  } catch {
    return null;
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

function sealing(key: Buffer, head: Buffer): Transform {
  return inChunks(CHUNK, (chunk, number, isLast) => {
    const cipher = createCipheriv(suite, key, nonce(number, isLast));
    const before = number === 0 ? [head] : [];
    return Buffer.concat([...before, cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  });
}

/** Takes the key from the first `head` bytes. */
function opening(name: string, head: number, keyOf: (head: Buffer) => Buffer): Transform {
  let key: Buffer;
  const open = (bytes: Buffer, number: number, isLast: boolean) => {
    try {
      if (number === 0) key = keyOf(bytes.subarray(0, head));
      const chunk = number === 0 ? bytes.subarray(head) : bytes;
      const decipher = createDecipheriv(suite, key, nonce(number, isLast), { authTagLength: TAG });
      decipher.setAuthTag(chunk.subarray(-TAG));
      return Buffer.concat([decipher.update(chunk.subarray(0, -TAG)), decipher.final()]);
    } catch {
      throw new Error(`The backup is damaged: ${name} can’t be decrypted.`);
    }
  };
  return inChunks(CHUNK + TAG, open, head);
}

/** Applies `work` to chunks of `size` bytes, the first with `head` bytes more. The last one has 0 to `size`, and is known to be the last. */
function inChunks(size: number, work: (chunk: Buffer, number: number, isLast: boolean) => Buffer, head = 0): Transform {
  let held: Buffer[] = [];
  let length = 0;
  let number = 0;
  const sizeNow = () => (number === 0 ? size + head : size);
  return new Transform({
    transform(bytes: Buffer, _, done) {
      try {
        held.push(bytes);
        length += bytes.length;
        // A full chunk is held back until it is known whether more follows.
        if (length > sizeNow()) {
          const all = Buffer.concat(held);
          let at = 0;
          while (all.length - at > sizeNow()) {
            const end = at + sizeNow();
            this.push(work(all.subarray(at, end), number++, false));
            at = end;
          }
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
