import type { ReadPlatform } from '../ocr.ts';
import { didi } from './didi.ts';
import { lyft } from './lyft.ts';
import { other } from './other.ts';
import type { PlatformReader } from './platform-reader.ts';
import { uber } from './uber.ts';

/** One reader per platform; a platform without one doesn't compile. */
export const READERS: Record<ReadPlatform, PlatformReader> = { uber, didi, lyft, other };
