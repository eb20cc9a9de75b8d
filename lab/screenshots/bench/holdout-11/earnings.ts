import type { Design } from '../scene.ts';
import { DIDI_WEEKS } from './didi.ts';
import { WEEKS_ELSEWHERE } from './elsewhere.ts';
import { LYFT_WEEKS } from './lyft.ts';
import { twice } from './parts.ts';
import { UBER_WEEKS } from './uber.ts';
import { UBER_MOMENTS } from './uber-hard.ts';

export const HOLDOUT_11_EARNINGS: Record<string, Design> = twice({
  ...UBER_WEEKS,
  ...UBER_MOMENTS,
  ...DIDI_WEEKS,
  ...LYFT_WEEKS,
  ...WEEKS_ELSEWHERE,
});
