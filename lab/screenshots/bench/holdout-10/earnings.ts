import type { Design } from '../scene.ts';
import { DIDI_WEEKS } from './didi.ts';
import { LYFT_WEEKS } from './lyft.ts';
import { WEEKS_ON_PAPER } from './papers.ts';
import { WEEKS_ELSEWHERE } from './screens.ts';
import { UBER_WEEKS } from './uber.ts';
import { UBER_MORE } from './uber-more.ts';

export const HOLDOUT_10_EARNINGS: Record<string, Design> = {
  ...UBER_WEEKS,
  ...UBER_MORE,
  ...DIDI_WEEKS,
  ...LYFT_WEEKS,
  ...WEEKS_ON_PAPER,
  ...WEEKS_ELSEWHERE,
};
