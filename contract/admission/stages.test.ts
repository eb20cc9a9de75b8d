import { expect, test } from 'vitest';
import { hasPassedEarnings, isDecided, isSent, type Mover, mayMove, type Stage, stages } from './stages.ts';

const movers: Mover[] = ['applicant', 'staff', 'system'];
const open = stages.filter((stage) => !isDecided(stage));
const may = (from: Stage, to: Stage, cameFrom: Stage | null = null) =>
  movers.filter((by) => mayMove(from, to, by, cameFrom));

test.each<[Stage, Stage, Mover[]]>([
  ['created', 'earnings_analysis', ['applicant', 'system']],
  ['earnings_analysis', 'judicial_analysis', ['applicant', 'system']],
  ['judicial_analysis', 'documents_analysis', ['staff', 'system']],
  ['documents_analysis', 'risk_analysis', ['applicant']],
  ['risk_analysis', 'home_visit', ['staff', 'system']],
  ['home_visit', 'approved', ['staff']],
])('%s moves to %s, by %j only', (from, to, by) => {
  expect(may(from, to)).toEqual(by);
});

test('only staff may reject, in every stage before approved', () => {
  for (const stage of open) expect(may(stage, 'rejected'), stage).toEqual(['staff']);
  expect(may('approved', 'rejected')).toEqual([]);
});

test('a rejected application goes back only to the stage it came from, by staff', () => {
  for (const cameFrom of open)
    for (const to of stages) expect(may('rejected', to, cameFrom), to).toEqual(to === cameFrom ? ['staff'] : []);
  for (const to of stages) expect(may('rejected', to, null)).toEqual([]);
});

test('no move skips a stage or goes back to one, and approved is final', () => {
  const next = (from: Stage, to: Stage) => stages.indexOf(to) === stages.indexOf(from) + 1;
  for (const from of [...open, 'approved'] as Stage[])
    for (const to of stages) {
      if (to !== 'rejected' && !(from !== 'approved' && next(from, to)))
        expect(may(from, to), `${from} ${to}`).toEqual([]);
    }
});

test('the stage says whether an application is decided, sent or past the earnings', () => {
  expect(stages.filter(isDecided)).toEqual(['approved', 'rejected']);
  expect(stages.filter(isSent)).toEqual(['risk_analysis', 'home_visit', 'approved']);
  expect(stages.filter(hasPassedEarnings)).toEqual([
    'judicial_analysis',
    'documents_analysis',
    'risk_analysis',
    'home_visit',
  ]);
});
