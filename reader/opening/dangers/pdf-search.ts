import { type Definition, findDefinitions } from './pdf-definitions.ts';
import { isPacked, type Packed, unpack } from './pdf-packed.ts';
import { PdfTokens } from './pdf-tokens.ts';
import { type PdfValue, readValue } from './pdf-values.ts';

/** Gets what the search finds. */
export interface Seen {
  name(name: string): void;
  /** Called for a name in a dictionary, with the offset of its value if the name is a key. */
  key(key: string, bytes: Buffer, at: number): void;
  /** Called with the dictionary of a stream. */
  stream(dict: PdfValue): void;
}

export interface Searched {
  /** Offsets of objects by number; trailers have none. */
  byNumber: Map<number, Definition[]>;
  /** False if something couldn't be searched, or if a limit was reached. */
  whole: boolean;
}

/** More than the nesting depth of any real paper. */
const DEEPEST = 500;
/** Bytes searched in total: the file, its streams, and shared parts once per object. */
const MOST_BYTES = 40 * 1024 * 1024;
/** More objects than any real paper has. */
const MOST_OBJECTS = 50_000;

/**
 * Searches every object of a PDF, including those in object streams. Time and memory are bounded for any content.
 * `unlocked`: the streams of an encrypted file.
 */
export function searchPdf(file: Buffer, seen: Seen, unlocked: Map<number, Packed> | null): Searched {
  const byNumber = new Map<number, Definition[]>();
  const found = findDefinitions(file, MOST_OBJECTS);
  if (found === null) return { byNumber, whole: false };
  const packed: Packed[] = [];
  let bytesLeft = MOST_BYTES;
  let objectsLeft = MOST_OBJECTS;
  let whole = true;

  function search(definition: Definition): void {
    if (definition.number !== null) {
      const same = byNumber.get(definition.number);
      if (same) same.push(definition);
      else byNumber.set(definition.number, [definition]);
    }
    if (bytesLeft <= 0 || objectsLeft-- <= 0) {
      whole = false;
      return;
    }
    const { end, sound, stream } = searchValue(definition, seen);
    bytesLeft -= end - definition.at;
    if (!sound) whole = false;
    if (stream === null) return;
    const dict = readValue(definition.bytes, definition.at);
    if (dict === null) whole = false;
    else seen.stream(dict);
    if (dict && isPacked(dict)) packed.push({ number: definition.number ?? -1, bytes: stream, dict });
  }

  for (const definition of found) search(definition);
  const times = Map.groupBy(packed, ({ number }) => number);
  // Object streams can't contain streams, so the list is complete.
  for (const one of packed.splice(0)) {
    const open = unlocked ? unlocked.get(one.number) : one;
    const known = open && !(unlocked && (times.get(one.number)?.length ?? 0) > 1);
    const inside = known ? unpack(open, bytesLeft) : null;
    if (inside === null) whole = false;
    else {
      bytesLeft -= inside[0]?.bytes.length ?? 0;
      for (const definition of inside) search(definition);
    }
  }
  return { byNumber, whole: whole && packed.length === 0 };
}

interface SearchedValue {
  end: number;
  /** False if viewers may read something other than this search did. */
  sound: boolean;
  /** The stream's data, if a stream follows. */
  stream: Buffer | null;
}

// Reads token by token to the end of the value, without recursion.
function searchValue({ bytes, at }: Definition, seen: Seen): SearchedValue {
  const tokens = new PdfTokens(bytes, at);
  const open: ('dict' | 'list')[] = [];
  let sound = true;
  do {
    const token = tokens.next();
    if (token.kind === 'end' || open.length > DEEPEST) return { end: tokens.at, sound: false, stream: null };
    if (token.kind === 'open') open.push(token.of);
    else if (token.kind === 'close') sound = open.pop() === token.of && sound;
    else if (token.kind === 'odd') sound = false;
    else if (token.kind === 'word' && open.length > 0 && !values.has(token.word)) sound = false;
    else if (token.kind === 'name') {
      seen.name(token.name);
      if (open.at(-1) === 'dict') seen.key(token.name, bytes, tokens.at);
    }
  } while (open.length > 0);
  return { end: tokens.at, sound, stream: streamAfter(tokens) };
}

const values = new Set(['R', 'true', 'false', 'null']);

function streamAfter(tokens: PdfTokens): Buffer | null {
  const token = tokens.next();
  if (token.kind !== 'word' || !token.word.startsWith('stream')) return null;
  const after = tokens.at - token.word.length + 'stream'.length;
  const blanks = /^\r?\n?/.exec(tokens.bytes.toString('latin1', after, after + 2))?.[0].length ?? 0;
  return tokens.bytes.subarray(after + blanks);
}
