import {
  bytes,
  type Field,
  float,
  floatsOf,
  readFields,
  text,
  textsOf,
  whole,
  wholesOf,
  writeFields,
} from './protobuf.ts';

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
