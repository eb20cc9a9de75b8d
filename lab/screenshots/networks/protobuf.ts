// protobufjs comes with onnxruntime-web, but it reads messages by descriptors, of which ONNX has hundreds of lines, and drops
// fields they don't name. Here a few steps of a network are rewritten, and everything else is copied as bytes. All we would use
// of the library is reading and writing varints, which takes twenty lines here.

/** A field of a protobuf message as it is on the wire: its number, how it is written, and its bytes without key and length. */
export interface Field {
  no: number;
  wire: number;
  bytes: Uint8Array;
}

const VARINT = 0;
const FIXED64 = 1;
const PREFIXED = 2;
const FIXED32 = 5;

/** The fields of a message, in order. Throws for anything but a message of the kinds above. */
export function readFields(message: Uint8Array): Field[] {
  const fields: Field[] = [];
  let at = 0;
  while (at < message.length) {
    const key = varintAt(message, at);
    at = key.end;
    const [no, wire] = [Math.floor(key.value / 8), key.value % 8];
    let length = { [FIXED64]: 8, [FIXED32]: 4 }[wire];
    if (wire === VARINT) length = varintAt(message, at).end - at;
    else if (wire === PREFIXED) ({ value: length, end: at } = varintAt(message, at));
    if (length === undefined || at + length > message.length) throw new Error('Not a protobuf message.');
    fields.push({ no, wire, bytes: message.subarray(at, at + length) });
    at += length;
  }
  return fields;
}

export function writeFields(fields: readonly Field[]): Uint8Array {
  const parts = fields.flatMap(({ no, wire, bytes }) =>
    wire === PREFIXED ? [varint(no * 8 + wire), varint(bytes.length), bytes] : [varint(no * 8 + wire), bytes],
  );
  return new Uint8Array(Buffer.concat(parts));
}

export const text = (no: number, value: string): Field => bytes(no, Buffer.from(value));
export const bytes = (no: number, value: Uint8Array): Field => ({ no, wire: PREFIXED, bytes: value });
/** A field with a nonnegative integer. */
export const whole = (no: number, value: number): Field => ({ no, wire: VARINT, bytes: varint(value) });
export const float = (no: number, value: number): Field => ({
  no,
  wire: FIXED32,
  bytes: new Uint8Array(new Float32Array([value]).buffer),
});

/** The integers of a repeated field, packed or one by one. */
export function wholesOf(fields: readonly Field[], no: number): number[] {
  return fields
    .filter((field) => field.no === no)
    .flatMap(({ bytes }) => {
      const numbers: number[] = [];
      for (let at = 0; at < bytes.length; ) {
        const { value, end } = varintAt(bytes, at);
        numbers.push(value);
        at = end;
      }
      return numbers;
    });
}

export function textsOf(fields: readonly Field[], no: number): string[] {
  return fields.filter((field) => field.no === no).map(({ bytes }) => Buffer.from(bytes).toString());
}

export function floatsOf(bytes: Uint8Array): Float32Array<ArrayBuffer> {
  return new Float32Array(new Uint8Array(bytes).buffer);
}

// Numbers above 2^53 would not be exact; we read none from the graph.
function varintAt(message: Uint8Array, from: number): { value: number; end: number } {
  let value = 0;
  for (let at = from, unit = 1; at < message.length; at++, unit *= 128) {
    const byte = message[at]!;
    value += (byte % 128) * unit;
    if (byte < 128) return { value, end: at + 1 };
  }
  throw new Error('Not a protobuf message.');
}

function varint(value: number): Uint8Array {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return Uint8Array.from([...bytes, rest]);
}
