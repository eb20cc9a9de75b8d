import { platforms } from '@volante/contract/earnings/platforms.ts';
import { expect, test } from 'vitest';
import { linesOf } from '../extract/testing/lines.ts';
import { seePlatform } from './readers.ts';

test.each(Object.entries(platforms).filter(([, { name }]) => name !== ''))(
  'a screen that names %s is seen as its own, and no other reader claims the name',
  (platform, { name }) => {
    expect(seePlatform(linesOf([name, 60, 100]))).toBe(platform);
  },
);
