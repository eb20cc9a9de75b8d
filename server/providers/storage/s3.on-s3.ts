import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { readConfig } from '../../config/config.ts';
import { openStorage } from './index.ts';
import { keepsTheStorageContract } from './testing/storage-contract.ts';
import { makeBucket } from './testing/test-bucket.ts';

keepsTheStorageContract('a bucket', async () => {
  const settings = await makeBucket();
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'volante-s3-'));
  return openStorage(readConfig({ ...settings, DATA_DIR }), pino({ level: 'silent' }));
});
