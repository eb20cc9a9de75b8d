import { readFileSync } from 'node:fs';
import type { Gate } from './model.ts';

/** The file written by `npm run train-reader`: the gate's weights and the figures of the run that made them. */
export interface WeightsFile extends Gate {
  figures: TrainingFigures;
}

/** Shares of screens, 0 to 1: judged "sure", and judged "sure" or "ask". */
export interface Passed {
  sure: number;
  asked: number;
}

/** The gate's error rates on screens unlike those it was trained on. */
export interface TrainingFigures {
  screens: number;
  topics: number;
  layouts: number;
  families: number;
  /** The gate was fitted without the layouts it judged, a sixth of them at a time. */
  layoutsLeftOut: { good: Passed; lookalikes: Passed };
  /** The gate was fitted without two thirds of the topics, and judged those. */
  topicsStruck: { good: Passed; lookalikes: Passed };
  /** The gate was fitted without the family of drawn screens it judged. A misread week counts as not passed. */
  familiesLeftOut: { good: Passed; lookalikes: Passed };
}

const FILE = new URL('./weights.data', import.meta.url);

export function readWeightsFile(): WeightsFile {
  return JSON.parse(readFileSync(FILE, 'utf8')) as WeightsFile;
}

let loaded: Gate | null = null;

/** The trained gate, read on first use. */
export function trainedGate(): Gate {
  loaded ??= readWeightsFile();
  return loaded;
}
