import type { Design } from '../scene.ts';
import { HARD_WEEKS } from './hard.ts';
import { ORDINARY_WEEKS } from './ordinary.ts';

export const HOLDOUT_7_EARNINGS: Record<string, Design> = { ...ORDINARY_WEEKS, ...HARD_WEEKS };
