import { bitmaps } from './test-bitmaps.ts';
import { costs } from './test-costs.ts';
import type { HostileFile } from './test-member.ts';
import { misnamed, others } from './test-others.ts';
import { pdfs } from './test-pdfs.ts';
import { pictures } from './test-pictures.ts';

/** All hostile files. */
export const corpus: HostileFile[] = [...pictures, ...bitmaps, ...costs, ...pdfs, ...others, ...misnamed];
