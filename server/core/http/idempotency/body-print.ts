import type { IncomingMessage } from 'node:http';
import { crc32 } from 'node:zlib';

/**
 * Recognizes a repeated multipart body by a checksum of its bytes, computed while something else reads it. Browsers change the
 * boundary each time they send, so it is left out, but only as often as a form may have one: a body made of boundaries then costs
 * no more than any other. A checksum is enough: it detects mistakes, not attacks, since the owner of a key can only harm
 * themselves.
 */
export class BodyPrint {
  readonly #boundary: Buffer;
  #rest: Buffer = Buffer.alloc(0);
  #sum = 0;
  #length = 0;
  /** How many boundaries were left out so far. */
  leftOut = 0;
  readonly #raw: IncomingMessage;

  constructor(raw: IncomingMessage) {
    const boundary = /boundary="?([^";]+)/i.exec(raw.headers['content-type'] ?? '')?.[1] ?? '';
    this.#boundary = Buffer.from(`--${boundary}`);
    this.#raw = raw;
    raw.on('data', (chunk: Buffer) => this.#add(chunk));
    // Adding a listener would start the stream before its actual reader is attached.
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
    // A boundary may begin at the end of this chunk.
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
