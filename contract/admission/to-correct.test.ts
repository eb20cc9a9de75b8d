import { expect, test } from 'vitest';
import type { Application } from '../application.ts';
import type { AskedCorrection } from './corrections.ts';
import { isOpenScreen, mainScreen, nextScreen } from './next-screen.ts';
import { type Stage, stages } from './stages.ts';
import { stepsOf } from './steps.ts';
import { applicationIn } from './testing/test-application.ts';
import { correctedOn } from './to-correct.ts';

const done = { complete: true, contact: true, personalData: 'completed', given: 'all' } as const;
const asked = (part: AskedCorrection['part'], ...paths: string[]): AskedCorrection => ({
  id: `${part} ${paths}`,
  part,
  paths,
  reason: 'outdated',
  note: null,
});
const askedIn = (stage: Stage, ...corrections: AskedCorrection[]): Application => ({
  ...applicationIn(stage, done),
  corrections,
});

test.each([
  ['personal_data', 'street', '/personal-data', 'personal_data'],
  ['earnings', 'uber.2026-11-09', '/platforms/uber', 'earnings'],
  ['obligor', 'phone', '/documents/solidarity_obligor_identity_card_front', 'documents'],
  ['home_photos', 'homeImagesFront', '/home-image-upload', 'home_visit'],
] as const)(
  '%s: a correction comes next, opens its screen and is marked as needing attention',
  (part, path, screen, key) => {
    for (const stage of ['documents_analysis', 'risk_analysis', 'home_visit'] as const) {
      const application = askedIn(stage, asked(part, path));
      expect(nextScreen(application), stage).toBe(screen);
      expect(mainScreen(application), stage).toBe(screen);
      expect(isOpenScreen(screen, application), stage).toBe(true);
      const step = stepsOf(application).find((step) => step.key === key);
      expect(step, stage).toMatchObject({ state: 'attention', screen });
      expect(step?.missing, stage).toBeGreaterThan(0);
      expect(correctedOn(screen, application), stage).toHaveLength(1);
    }
  },
);

test('weeks to be corrected open only their platform, and only until they are corrected', () => {
  const application = askedIn('risk_analysis', asked('earnings', 'uber.2026-11-09', 'uber.profile'));
  expect(isOpenScreen('/platforms/didi', application)).toBe(false);
  expect(isOpenScreen('/platforms', application)).toBe(false);
  expect(isOpenScreen('/platforms/uber', applicationIn('risk_analysis', done))).toBe(false);
  expect(correctedOn('/personal-data', application)).toEqual([]);
});

test('a rejected paper comes before corrections, and the oldest correction first', () => {
  const documents = { curp: { status: 'rejected' } } as const;
  const corrections = [asked('home_photos', 'homeImagesFront'), asked('personal_data', 'street')];
  expect(nextScreen({ ...applicationIn('risk_analysis', { ...done, documents }), corrections })).toBe(
    '/documents/curp',
  );
  expect(nextScreen(askedIn('risk_analysis', ...corrections))).toBe('/home-image-upload');
});

test('after a decision there is nothing to correct', () => {
  for (const stage of stages.filter((stage) => stage === 'approved' || stage === 'rejected')) {
    const application = askedIn(stage, asked('personal_data', 'street'));
    expect(nextScreen(application)).toBe('/documents-success');
    expect(isOpenScreen('/personal-data', application)).toBe(false);
  }
});
