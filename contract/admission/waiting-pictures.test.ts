import { expect, test } from 'vitest';
import type { Application } from './application.ts';
import type { Stage } from './stages.ts';
import { applicationIn } from './testing/test-application.ts';
import { waitingPictures } from './waiting-pictures.ts';

const uber = { platform: 'uber', count: 2 } as const;
const inStage = (stage: Stage): Application => ({ ...applicationIn(stage), openPictures: [uber] });

test('screenshots wait as long as the board that asks about them can be opened', () => {
  expect(waitingPictures(inStage('created'))).toEqual([uber]);
  expect(waitingPictures(inStage('earnings_analysis'))).toEqual([uber]);
  expect(waitingPictures(inStage('documents_analysis'))).toEqual([]);
  const asked = { id: 'c-1', part: 'earnings', paths: ['uber.2026-11-09'], reason: 'unclear', note: null } as const;
  const corrections = [asked] as unknown as NonNullable<Application['corrections']>;
  expect(waitingPictures({ ...inStage('documents_analysis'), corrections })).toEqual([uber]);
  expect(waitingPictures(applicationIn('created'))).toEqual([]);
});
