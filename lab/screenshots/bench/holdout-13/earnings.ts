import { type Designs, twice } from '../holdout-12/parts.ts';
import { UBER_WEEKS } from './uber.ts';

export const HOLDOUT_13_EARNINGS: Designs = twice({ ...UBER_WEEKS });
