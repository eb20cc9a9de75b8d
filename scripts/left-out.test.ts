import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { modules } from './rules/repository.ts';
import { CORE, leftOut, longSteps, reportLeftOut, testGroups, testSteps } from './test-steps.ts';

test('npm test says which proofs and journeys it leaves out', () => {
  const { proofs, journeys } = leftOut();
  expect(proofs).toEqual(modules.filter((file) => file.endsWith('.proof.test.ts')).sort());
  expect(proofs.length).toBeGreaterThan(0);
  const untagged = modules.filter((file) => /^e2e\/[\w-]+\.spec\.ts$/.test(file) && !textOf(file).includes(CORE));
  expect(journeys).toEqual(expect.arrayContaining(untagged.map((file) => path.basename(file, '.spec.ts'))));
  for (const file of proofs) expect(reportLeftOut()).toContain(path.basename(file, '.proof.test.ts'));
});

test('npm test -- --all runs all of it, and so does the build machine', () => {
  const steps = testSteps(true);
  expect(testGroups.flat().toSorted()).toEqual(Object.keys(steps).toSorted());
  expect(steps.journeys.args).not.toContain('--grep');
  expect(longSteps).toEqual(['proofs']);
  // What it leaves out of the one, the other runs.
  expect(textOf('.ci/run')).toMatch(/^npm test -- --all --without-postgres$/m);
  expect(textOf('.ci/run')).toMatch(/^npm run test:postgres$/m);
  expect(textOf('.ci/run-long')).toMatch(/^sh .ci\/run$/m);
  const projects = /--project=\w+/g;
  expect(steps.unit.args.join(' ').match(projects)).toEqual(['--project=node', '--project=web', '--project=sql']);
  expect(testSteps(true, true).unit.args.join(' ').match(projects)).toEqual(['--project=node', '--project=web']);
});

test.each([
  ['a whole Mexican application', /a driver in Mexico gets from the link to a submitted application on/],
  [
    'a whole application of the United States',
    /a driver in Texas gets from the link to a submitted application on a computer/,
  ],
  ['from the link to a booked visit', /a visit is booked from the link, moved, cancelled and booked again/],
  [
    'staff: a paper sent back and sent again',
    /a paper sent back is reported in one message, its driver sends it again/,
  ],
  ['staff: the visit reported and the application approved', /a visit is reported as passed with a picture/],
])('npm test walks every main way: %s', (_, title) => {
  const declared = modules
    .filter((file) => /^e2e\/[\w-]+\.spec\.ts$/.test(file))
    .flatMap((file) =>
      textOf(file)
        .split(/^ *test\(/m)
        .slice(1),
    )
    .map((text) => text.slice(0, text.indexOf('async (')));
  expect(declared.find((text) => title.test(text))).toContain(CORE);
});

function textOf(file: string): string {
  return readFileSync(path.join(import.meta.dirname, '..', file), 'utf8');
}
