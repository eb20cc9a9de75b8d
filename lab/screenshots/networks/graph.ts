// protobufjs comes with onnxruntime-web, but it reads messages by descriptors, of which ONNX has hundreds of lines, and drops
// fields they don't name. Here a few steps of a network are rewritten, and everything else is copied as bytes. All we would use
// of the library is reading and writing varints, which takes twenty lines here.

/** A field of a protobuf message as it is on the wire: its number, how it is written, and its bytes without key and length. */
interface Field {
  no: number;
  wire: number;
  bytes: Uint8Array;
}

const VARINT = 0;
const FIXED64 = 1;
const PREFIXED = 2;
const FIXED32 = 5;

/** The fields of a message, in order. Throws for anything but a message of the kinds above. */
function readFields(message: Uint8Array): Field[] {
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

function writeFields(fields: readonly Field[]): Uint8Array {
  const parts = fields.flatMap(({ no, wire, bytes }) =>
    wire === PREFIXED ? [varint(no * 8 + wire), varint(bytes.length), bytes] : [varint(no * 8 + wire), bytes],
  );
  return new Uint8Array(Buffer.concat(parts));
}

export const text = (no: number, value: string): Field => bytes(no, Buffer.from(value));
export const bytes = (no: number, value: Uint8Array): Field => ({ no, wire: PREFIXED, bytes: value });
/** A field with a nonnegative integer. */
export const whole = (no: number, value: number): Field => ({ no, wire: VARINT, bytes: varint(value) });
const float = (no: number, value: number): Field => ({
  no,
  wire: FIXED32,
  bytes: new Uint8Array(new Float32Array([value]).buffer),
});

/** The integers of a repeated field, packed or one by one. */
function wholesOf(fields: readonly Field[], no: number): number[] {
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

function textsOf(fields: readonly Field[], no: number): string[] {
  return fields.filter((field) => field.no === no).map(({ bytes }) => Buffer.from(bytes).toString());
}

function floatsOf(bytes: Uint8Array): Float32Array<ArrayBuffer> {
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

/** A step of a network, in the names of ONNX. */
export interface Step {
  op: string;
  inputs: string[];
  output: string;
  attributes: Field[];
  /** All other fields, such as its name. */
  rest?: Field[];
}

export interface Weights {
  dims: number[];
  values: Float32Array<ArrayBuffer>;
}

// Field numbers of ONNX's messages.
const MODEL = { graph: 7 };
const GRAPH = { step: 1, tensor: 5, output: 12 };
const VALUE = { name: 1 };
const STEP = { input: 1, output: 2, op: 4, attribute: 5 };
const STEP_FIELDS = Object.values(STEP);
const ATTRIBUTE = { name: 1, float: 2, int: 3, text: 4, tensor: 5, ints: 8, type: 20, ofFloat: 1, ofInt: 2, ofInts: 7 };
const TENSOR = { dims: 1, type: 2, name: 8, raw: 9 };
const FLOAT = 1;
const INT64 = 7;

/** A network whose steps can be looked at and replaced. Its weights are constants among the steps. */
export class Graph {
  readonly steps: Step[];
  readonly #model: Field[];
  #rest: Field[];
  readonly #weights = new Map<string, Weights>();
  readonly #constants: { step: Step; message: Uint8Array }[] = [];
  readonly #users = new Map<string, Step[]>();
  #outputs: Set<string>;
  readonly #added: Field[] = [];

  constructor(model: Uint8Array) {
    this.#model = readFields(model);
    const fields = readFields(this.#model.find(({ no }) => no === MODEL.graph)?.bytes ?? new Uint8Array());
    this.#rest = fields.filter(({ no }) => no !== GRAPH.step);
    const named = fields
      .filter(({ no }) => no === GRAPH.output)
      .map((output) => textsOf(readFields(output.bytes), VALUE.name)[0]!);
    this.#outputs = new Set(named);
    this.steps = [];
    for (const { no, bytes: message } of fields) {
      if (no !== GRAPH.step) continue;
      const step = readStep(message);
      if (step.op === 'Constant') this.#keepConstant(step, message);
      else this.steps.push(step);
    }
    for (const step of this.steps) for (const name of step.inputs) this.#users.set(name, [...this.users(name), step]);
  }

  /** The steps that use this value. */
  users(name: string): readonly Step[] {
    return this.#users.get(name) ?? [];
  }

  /** The step that uses this value, if it is the only one. */
  onlyUser(name: string): Step | null {
    const [first, second] = this.users(name);
    return first && !second && !this.#outputs.has(name) ? first : null;
  }

  /** The step that produces this value; null for constants and inputs of the network. */
  maker(name: string | undefined): Step | null {
    return this.steps.find(({ output }) => output === name) ?? null;
  }

  /** The step of this kind that produces this value, if only one step uses it. */
  onlyMaker(name: string, op: string): Step | null {
    const maker = this.onlyUser(name) ? this.maker(name) : null;
    return maker?.op === op ? maker : null;
  }

  get outputs(): string[] {
    return [...this.#outputs];
  }

  /** Makes these values the outputs of the network, in place of its own. */
  give(names: readonly string[]): void {
    this.#outputs = new Set(names);
    const outputs = names.map((name) => bytes(GRAPH.output, writeFields([text(VALUE.name, name)])));
    this.#rest = [...this.#rest.filter(({ no }) => no !== GRAPH.output), ...outputs];
  }

  isOutput(name: string): boolean {
    return this.#outputs.has(name);
  }

  /** Whether this value has one number per channel, because it is computed from a mean of each channel. */
  isOfChannels(name: string): boolean {
    const maker = this.maker(name);
    if (maker?.op === 'GlobalAveragePool') return true;
    const pointwise = ['Relu', 'HardSigmoid'].includes(maker?.op ?? '') || (maker?.op === 'Conv' && isOneByOne(maker));
    return pointwise && this.isOfChannels(maker!.inputs[0]!);
  }

  weights(name: string | undefined): Weights | null {
    return (name !== undefined && this.#weights.get(name)) || null;
  }

  /** The number, if this value is a single constant number. */
  number(name: string | undefined): number | null {
    const weights = this.weights(name);
    return weights?.values.length === 1 ? weights.values[0]! : null;
  }

  /** Adds weights under a new name; returns the name. */
  add(name: string, { dims, values }: Weights): string {
    const raw = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
    const tensor = [...dims.map((dim) => whole(TENSOR.dims, dim)), whole(TENSOR.type, FLOAT), text(TENSOR.name, name)];
    this.#added.push(bytes(GRAPH.tensor, writeFields([...tensor, bytes(TENSOR.raw, raw)])));
    return name;
  }

  /** Adds whole numbers, such as a shape. */
  addWholes(name: string, values: readonly number[]): string {
    const raw = new Uint8Array(BigInt64Array.from(values, BigInt).buffer);
    const fields = [whole(TENSOR.dims, values.length), whole(TENSOR.type, INT64), text(TENSOR.name, name)];
    this.#added.push(bytes(GRAPH.tensor, writeFields([...fields, bytes(TENSOR.raw, raw)])));
    return name;
  }

  /** The model with these steps in place of its own; constants that are no longer used are left out. */
  write(steps: readonly Step[]): Uint8Array {
    const taken = new Set(steps.flatMap(({ inputs }) => inputs));
    const constants = this.#constants.filter(({ step }) => taken.has(step.output));
    const graph = writeFields([
      ...constants.map(({ message }) => bytes(GRAPH.step, message)),
      ...steps.map((step) => bytes(GRAPH.step, writeStep(step))),
      ...this.#added,
      ...this.#rest,
    ]);
    return writeFields(this.#model.map((field) => (field.no === MODEL.graph ? bytes(MODEL.graph, graph) : field)));
  }

  #keepConstant(step: Step, message: Uint8Array): void {
    this.#constants.push({ step, message });
    const value = attribute(step, 'value')?.find(({ no }) => no === ATTRIBUTE.tensor);
    if (!value) return;
    const fields = readFields(value.bytes);
    const raw = fields.find(({ no }) => no === TENSOR.raw);
    if (!raw || wholesOf(fields, TENSOR.type)[0] !== FLOAT) return;
    this.#weights.set(step.output, { dims: wholesOf(fields, TENSOR.dims), values: floatsOf(raw.bytes) });
  }
}

function isOneByOne(step: Step): boolean {
  return attributeInts(step, 'kernel_shape').every((pixels) => pixels === 1);
}

export function attributeFloat(step: Step, name: string): number | null {
  const field = attribute(step, name)?.find(({ no }) => no === ATTRIBUTE.float);
  return field ? floatsOf(field.bytes)[0]! : null;
}

export function attributeInt(step: Step, name: string): number | null {
  return wholesOf(attribute(step, name) ?? [], ATTRIBUTE.int)[0] ?? null;
}

export function attributeText(step: Step, name: string): string | null {
  return textsOf(attribute(step, name) ?? [], ATTRIBUTE.text)[0] ?? null;
}

export function attributeInts(step: Step, name: string): number[] {
  return wholesOf(attribute(step, name) ?? [], ATTRIBUTE.ints);
}

export function floatAttribute(name: string, value: number): Field {
  const fields = [text(ATTRIBUTE.name, name), float(ATTRIBUTE.float, value), whole(ATTRIBUTE.type, ATTRIBUTE.ofFloat)];
  return bytes(STEP.attribute, writeFields(fields));
}

export function intAttribute(name: string, value: number): Field {
  const fields = [text(ATTRIBUTE.name, name), whole(ATTRIBUTE.int, value), whole(ATTRIBUTE.type, ATTRIBUTE.ofInt)];
  return bytes(STEP.attribute, writeFields(fields));
}

export function intsAttribute(name: string, values: readonly number[]): Field {
  const numbers = values.map((value) => whole(ATTRIBUTE.ints, value));
  const fields = [text(ATTRIBUTE.name, name), ...numbers, whole(ATTRIBUTE.type, ATTRIBUTE.ofInts)];
  return bytes(STEP.attribute, writeFields(fields));
}

function attribute(step: Step, name: string): Field[] | null {
  const all = step.attributes.map((field) => readFields(field.bytes));
  return all.find((fields) => textsOf(fields, ATTRIBUTE.name)[0] === name) ?? null;
}

function readStep(message: Uint8Array): Step {
  const fields = readFields(message);
  const [output, second] = textsOf(fields, STEP.output);
  if (output === undefined || second !== undefined) throw new Error('A step of a network must have one output.');
  return {
    op: textsOf(fields, STEP.op)[0]!,
    inputs: textsOf(fields, STEP.input),
    output,
    attributes: fields.filter(({ no }) => no === STEP.attribute),
    rest: fields.filter(({ no }) => !STEP_FIELDS.includes(no)),
  };
}

function writeStep({ op, inputs, output, attributes, rest = [] }: Step): Uint8Array {
  return writeFields([
    ...inputs.map((name) => text(STEP.input, name)),
    text(STEP.output, output),
    text(STEP.op, op),
    ...attributes,
    ...rest,
  ]);
}
