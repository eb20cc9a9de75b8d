import { type Designs, twice } from '../holdout-12/parts.ts';
import { BELOW_ZERO } from './below-zero.ts';
import { DIDI_WEEKS } from './didi.ts';
import { WEEKS_ELSEWHERE } from './elsewhere.ts';
import { LYFT_WEEKS } from './lyft.ts';
import { UBER_WEEKS } from './uber.ts';

export const HOLDOUT_13_EARNINGS: Designs = twice({
  ...UBER_WEEKS,
  ...DIDI_WEEKS,
  ...LYFT_WEEKS,
  ...WEEKS_ELSEWHERE,
  ...BELOW_ZERO,
});
