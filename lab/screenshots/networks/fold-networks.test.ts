import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folder, networks } from './fold-networks.ts';

test.each(Object.keys(networks))('the %s that the reader ships is what this folder makes', (name) => {
  expect(readFileSync(path.join(folder, name)).equals(networks[name]!)).toBe(true);
});
