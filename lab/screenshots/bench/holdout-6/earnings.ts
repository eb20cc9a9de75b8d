import type { Design } from '../scene.ts';
import { WEEKS_BELOW_ZERO } from './below-zero.ts';
import { DIDI_WEEKS } from './didi.ts';
import { LYFT_WEEKS } from './lyft.ts';
import { UBER_WEEKS } from './uber.ts';

export const HOLDOUT_6_EARNINGS: Record<string, Design> = {
  ...UBER_WEEKS,
  ...DIDI_WEEKS,
  ...LYFT_WEEKS,
  ...WEEKS_BELOW_ZERO,
};
