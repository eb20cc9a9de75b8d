import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { storageRules } from '../contracts/storage.ts';
import { openStorage } from './index.ts';
import { makeBucket } from './testing/test-bucket.ts';

const settings = await makeBucket();
const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'volante-s3-'));
const storage = await openStorage(readConfig({ ...settings, DATA_DIR }), pino({ level: 'silent' }));

test.each(storageRules)('a bucket: $says', ({ holds }) => holds(storage));
