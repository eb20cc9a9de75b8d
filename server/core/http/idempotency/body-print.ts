import type { IncomingMessage } from 'node:http';
import { crc32 } from 'node:zlib';

/**
 * Recognizes a repeated multipart body by a checksum of its bytes, computed while it is read elsewhere. The boundary, which
 * browsers change on every send, is left out at the places where a form may have one, so a body made of boundaries costs no more
 * than any other. A checksum is enough: it detects mistakes, not attacks, since the owner of a key can only harm themselves.
 */
export class BodyPrint {
  readonly #boundary: Buffer;
  #rest: Buffer = Buffer.alloc(0);
  #sum = 0;
  #length = 0;
  /** Boundaries left out so far. */
  leftOut = 0;
  readonly #raw: IncomingMessage;

  constructor(raw: IncomingMessage) {
    const boundary = /boundary="?([^";]+)/i.exec(raw.headers['content-type'] ?? '')?.[1] ?? '';
    this.#boundary = Buffer.from(`--${boundary}`);
    this.#raw = raw;
    raw.on('data', (chunk: Buffer) => this.#add(chunk));
    // A listener alone would set the body flowing before its reader is there.
    raw.pause();
  }

  /** The checksum once the whole body has arrived; null if it doesn't within `ms`. */
  async whole(ms: number): Promise<string | null> {
    if (!this.#raw.readableEnded && (this.#raw.destroyed || !(await this.#drain(ms)))) return null;
    this.#count(this.#rest);
    this.#rest = Buffer.alloc(0);
    return `${this.#sum.toString(16)}:${this.#length}`;
  }

  #drain(ms: number): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms, false);
      const settle = (whole: boolean) => {
        clearTimeout(timer);
        resolve(whole);
      };
      this.#raw.once('end', () => settle(true));
      this.#raw.once('close', () => settle(this.#raw.readableEnded));
      this.#raw.resume();
    });
  }

  #add(chunk: Buffer): void {
    let data = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk;
    while (this.leftOut < MOST_BOUNDARIES) {
      const at = data.indexOf(this.#boundary);
      if (at < 0) break;
      this.leftOut++;
      this.#count(data.subarray(0, at));
      data = data.subarray(at + this.#boundary.length);
    }
    // The start of a boundary may be the end of this chunk.
    const keep = this.leftOut < MOST_BOUNDARIES ? Math.min(data.length, this.#boundary.length - 1) : 0;
    this.#count(data.subarray(0, data.length - keep));
    this.#rest = Buffer.from(data.subarray(data.length - keep));
  }

  #count(data: Buffer): void {
    this.#sum = crc32(data, this.#sum);
    this.#length += data.length;
  }
}

// One before each of the 40 parts that a form may have (`app.ts`), and one at its end.
const MOST_BOUNDARIES = 41;
