import { expect, test } from 'vitest';
import { drawSamples, fitGate, judgeSample } from './fit-gate.ts';
import { TOPICS } from './topics.ts';

const topics = TOPICS.map((_, k) => k);

test('a gate fitted on a few hundred screens already distinguishes screens it never saw', () => {
  const gate = fitGate(drawSamples(300, 1, topics));
  const unseen = drawSamples(120, 90_001, topics);
  const sure = (of: typeof unseen) =>
    of.filter((sample) => judgeSample(gate, sample).band === 'sure').length / of.length;
  const [good, lookalikes] = [unseen.filter(({ label }) => label === 1), unseen.filter(({ weekly }) => !weekly)];
  expect(sure(good)).toBeGreaterThan(3 * sure(lookalikes));
}, 60_000);
