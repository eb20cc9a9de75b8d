/** The number of a seal of the audit log, and its HMAC in hex, which covers every entry up to it. */
export interface Head {
  number: number;
  hmac: string;
}

/** A place outside the database where heads are kept. Whoever changes the database can't change them there. */
export interface Anchor {
  /** Where it is, for operators. */
  name: string;
  /** Adds a head; durable once it resolves. Adding one again changes nothing. */
  keep(head: Head): Promise<void>;
  /** Every head that was kept, in any order; some may come twice. */
  heads(): AsyncIterable<Head>;
  /** Throws if heads can't be kept there, or could be removed again. */
  check(): Promise<void>;
}

/** Finds heads in a text: lines of the server's log, or of a file of heads. */
export function* readHeads(text: string): Generator<Head> {
  for (const line of text.split('\n')) {
    const number = /"number":(\d{1,10})\b/.exec(line)?.[1];
    const hmac = /"hmac":"([0-9a-f]{64})"/.exec(line)?.[1];
    if (number && hmac) yield { number: Number(number), hmac };
  }
}

/** Throws unless the text is a head as it is printed, such as `12:5f…`. */
export function parseHead(text: string): Head {
  const [, number, hmac] = /^(\d{1,10}):([0-9a-f]{64})$/i.exec(text) ?? [];
  if (!number || !hmac) throw new Error('A head is the number of a seal and its HMAC in hex: 12:5f…');
  return { number: Number(number), hmac: hmac.toLowerCase() };
}
