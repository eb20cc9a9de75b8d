import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InferenceSession } from 'onnxruntime-node';
import manifest from '../package.json' with { type: 'json' };

export type Runtime = 'native' | 'wasm';

/** For each piece of a line, from left to right, the likeliest character's class and its probability. */
export interface Characters {
  classes: Int32Array;
  probabilities: Float32Array;
}

/** The two networks, loaded once, with a timer for the time spent inside them. */
export interface Models {
  runtime: Runtime;
  /** Characters by class: class 0 is the CTC blank, the last one is the space. */
  alphabet: string[];
  /** The probability of each pixel to be part of text. */
  detect(input: Float32Array, height: number, width: number): Promise<Float32Array>;
  recognize(input: Float32Array, width: number): Promise<Characters>;
  /** Milliseconds spent inside the networks since the last call. */
  takeModelMs(): number;
  close(): Promise<void>;
}

export const LINE_HEIGHT = 48;
/** See `networks/README.md`. */
const networks = new URL('./networks/', import.meta.url);

type Ort = Pick<typeof import('onnxruntime-node'), 'InferenceSession' | 'Tensor'>;

/**
 * Loads the models. `threads` is how many threads share the detection of a picture's text. `runtime` forces one of the two; by
 * default wasm is used only if the native library doesn't load.
 */
export async function loadModels(options: { threads: number; runtime?: Runtime }): Promise<Models> {
  const { ort, runtime } = await loadRuntime(options.threads, options.runtime);
  const session: InferenceSession.SessionOptions = {
    executionProviders: [runtime === 'native' ? 'cpu' : 'wasm'],
    interOpNumThreads: 1,
    graphOptimizationLevel: 'all',
    enableCpuMemArena: false,
    enableMemPattern: false,
    logSeverityLevel: 3,
    // Idle threads sleep instead of spinning: the same speed with a third less processor time.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  };
  const open = async (name: string, threads: number) =>
    ort.InferenceSession.create(await readFile(new URL(name, networks)), { ...session, intraOpNumThreads: threads });
  const [alphabet, detection, recognition] = await Promise.all([
    readFile(new URL('alphabet.txt', networks), 'utf8'),
    open('detection.onnx', options.threads),
    // A line is too little work to share: for one of 160 pixels, two threads take as long as one, and a third more processor
    // time.
    open('recognition.onnx', 1),
  ]);
  let spent = 0;
  const run = async (model: InferenceSession, input: Float32Array, dims: number[]) => {
    const begun = performance.now();
    const result = await model.run({ [model.inputNames[0]!]: new ort.Tensor('float32', input, dims) });
    spent += performance.now() - begun;
    return result;
  };
  return {
    runtime,
    alphabet: ['', ...alphabet.replace(/\n$/, '').split('\n'), ' '],
    async detect(input, height, width) {
      const result = await run(detection, input, [1, 3, height, width]);
      return result[detection.outputNames[0]!]!.data as Float32Array;
    },
    async recognize(input, width) {
      const { best, most } = await run(recognition, input, [1, 3, LINE_HEIGHT, width]);
      return { classes: best!.data as Int32Array, probabilities: most!.data as Float32Array };
    },
    takeModelMs: () => {
      const taken = spent;
      spent = 0;
      return taken;
    },
    close: async () => {
      await Promise.all([detection.release(), recognition.release()]);
    },
  };
}

async function loadRuntime(threads: number, forced?: Runtime): Promise<{ ort: Ort; runtime: Runtime }> {
  // The library sends telemetry unless disabled before loading.
  process.env.ORT_DISABLE_TELEMETRY = '1';
  let fault: unknown;
  if (forced !== 'wasm') {
    try {
      return { ort: await import('onnxruntime-node'), runtime: 'native' };
    } catch (error) {
      if (forced === 'native') throw error;
      fault = error;
    }
  }
  // An optional package: only machines without the native library need it.
  const ort = await import('onnxruntime-web').catch((error) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Error(withoutRuntime(fault), { cause: fault });
  });
  const folder = dirname(createRequire(import.meta.url).resolve('onnxruntime-web'));
  ort.env.wasm.wasmPaths = pathToFileURL(`${folder}/`).href;
  ort.env.wasm.numThreads = threads;
  return { ort: ort as unknown as Ort, runtime: 'wasm' };
}

function withoutRuntime(fault: unknown): string {
  const machine = `${process.platform} on ${process.arch}`;
  const because = fault instanceof Error ? ` (${fault.message.split('\n')[0]})` : '';
  const { 'onnxruntime-web': version } = manifest.optionalDependencies;
  return `No picture can be read: onnxruntime-node has no library for this machine, ${machine}${because}, and its slower replacement isn't installed. Install it: npm install --no-save onnxruntime-web@${version}`;
}
