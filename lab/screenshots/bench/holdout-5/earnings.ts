import type { Design } from '../scene.ts';
import { APP_WEEKS } from './apps.ts';
import { OTHER_WEEKS } from './papers.ts';
import { RARE_WEEKS } from './rare.ts';

export const HOLDOUT_5_EARNINGS: Record<string, Design> = { ...APP_WEEKS, ...OTHER_WEEKS, ...RARE_WEEKS };
