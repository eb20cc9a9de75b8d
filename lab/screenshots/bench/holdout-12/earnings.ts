import { BELOW_ZERO } from './below-zero.ts';
import { DIDI_WEEKS } from './didi.ts';
import { WEEKS_ELSEWHERE } from './elsewhere.ts';
import { LYFT_WEEKS } from './lyft.ts';
import { type Designs, twice } from './parts.ts';
import { UBER_WEEKS } from './uber.ts';

export const HOLDOUT_12_EARNINGS: Designs = twice({
  ...UBER_WEEKS,
  ...DIDI_WEEKS,
  ...LYFT_WEEKS,
  ...WEEKS_ELSEWHERE,
  ...BELOW_ZERO,
});
