import type { Config } from '../config/config.ts';
import { Problem } from '../core/problem.ts';

declare module '../core/deps.ts' {
  interface Deps {
    receiving: Receiving;
  }
}

/** A form that is being received, or whose files are being checked. */
export interface ReceivedForm {
  /** The application whose id the sender has proved; null until then. */
  readonly applicationId: string | null;
  /**
   * From now on counts the form for this application and no longer as unproved. Throws if that application is sending too many.
   */
  prove(applicationId: string): void;
  /** Called before a file from a sender without proof is stored; throws if there are too many of these. */
  keepUnproved(): void;
  /** Counts bytes written to disk. Returns the refusal if there are too many, otherwise null. */
  add(bytes: number): Problem | null;
  /** Releases the place; a second call does nothing. */
  leave(): void;
}

/** Limits concurrent uploads in this process. */
export interface Receiving {
  /**
   * `address` is the result of `addressKey`; `applicationId` is null until an id is proved. Throws `rate_limited` if the address
   * or the application is sending too many forms.
   */
  enter(address: string, applicationId: string | null): ReceivedForm;
}

export function createReceiving(config: Config): Receiving {
  const perAddress = config.UPLOADS_AT_ONCE_PER_ADDRESS;
  const unprovedPerAddress = config.UNPROVED_UPLOADS_PER_ADDRESS;
  const bytesInAll = config.RECEIVING_MB * MB;
  const forms = new Counts();
  const unproved = new Counts();
  const bytes = new Counts();

  return {
    enter(address, applicationId) {
      const from = `address ${address}`;
      // Counted separately: senders without proof must not take places from proved senders at the same address.
      const stranger = `stranger ${address}`;
      const refuseTooMany = (key: string, most: number) => {
        if (forms.of(key) >= most) throw tooMany();
      };
      let owner: string | null = null;
      let isStranger = false;
      let isUnproved = false;
      let received = 0;
      let left = false;

      const leaveUnproved = () => {
        if (!isUnproved) return;
        isUnproved = false;
        unproved.add(from, -1);
        unproved.add(ALL, -1);
      };
      const count = (change: number) => {
        received += change;
        bytes.add(ALL, change);
        bytes.add(from, change);
        if (owner) bytes.add(owner, change);
      };

      const turn: ReceivedForm = {
        get applicationId() {
          return owner;
        },
        prove(proved) {
          if (owner !== null) return;
          refuseTooMany(proved, FORMS_PER_APPLICATION);
          refuseTooMany(from, perAddress);
          if (isStranger) forms.add(stranger, -1);
          isStranger = false;
          owner = proved;
          forms.add(owner, 1);
          forms.add(from, 1);
          bytes.add(owner, received);
          leaveUnproved();
        },
        keepUnproved() {
          if (owner !== null || isUnproved) return;
          if (unproved.of(from) >= unprovedPerAddress) throw tooMany();
          if (unproved.of(ALL) >= UNPROVED_IN_ALL) throw busy();
          isUnproved = true;
          unproved.add(from, 1);
          unproved.add(ALL, 1);
        },
        add(more) {
          if (bytes.of(ALL) + more > bytesInAll) return busy();
          if (bytes.of(from) + more > bytesInAll / 2) return tooMany();
          if (owner && bytes.of(owner) + more > BYTES_PER_APPLICATION) return tooMany();
          count(more);
          return null;
        },
        leave() {
          if (left) return;
          left = true;
          leaveUnproved();
          count(-received);
          if (isStranger) forms.add(stranger, -1);
          if (owner === null) return;
          forms.add(from, -1);
          forms.add(owner, -1);
        },
      };
      if (applicationId !== null) turn.prove(applicationId);
      else {
        refuseTooMany(stranger, perAddress);
        forms.add(stranger, 1);
        isStranger = true;
      }
      return turn;
    },
  };
}

/** Counters by key; a key whose count is zero takes no memory. */
class Counts {
  readonly #counts = new Map<string, number>();

  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  add(key: string, change: number): void {
    const next = this.of(key) + change;
    if (next > 0) this.#counts.set(key, next);
    else this.#counts.delete(key);
  }
}

// The app sends one file at a time. Its twelve screenshots may all wait for the reader at once.
const FORMS_PER_APPLICATION = 16;
const UNPROVED_IN_ALL = 16;
const ALL = 'all';
const MB = 1024 * 1024;
const BYTES_PER_APPLICATION = 64 * MB;

// In seconds, after which the app retries by itself.
const tooMany = () => new Problem('rate_limited', { retryAfter: 5 });
const busy = () => new Problem('server_unavailable_error', { retryAfter: 5 });
