import type { Design } from '../scene.ts';
import { CROWDED_WEEKS } from './crowded.ts';
import { DIDI_WEEKS } from './didi.ts';
import { LYFT_WEEKS } from './lyft.ts';
import { PHONE_WEEKS } from './phones.ts';
import { UBER_WEEKS } from './uber.ts';
import { UBER_SUMS } from './uber-sums.ts';
import { WIDE_WEEKS } from './wide.ts';

export const HOLDOUT_8_EARNINGS: Record<string, Design> = {
  ...UBER_WEEKS,
  ...UBER_SUMS,
  ...DIDI_WEEKS,
  ...LYFT_WEEKS,
  ...WIDE_WEEKS,
  ...PHONE_WEEKS,
  ...CROWDED_WEEKS,
};
