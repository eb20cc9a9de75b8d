// npm run test:s3: the product's files on a real object store, which is started for it.

import { startSwift } from './object-store/swift.ts';
import { accessKey } from './object-store/swift-files.ts';
import { runSteps } from './steps.ts';

const swift = await startSwift();
// Tests find the store where the product does.
Object.assign(process.env, {
  STORAGE: 's3',
  S3_ENDPOINT: swift.endpoint,
  S3_BUCKET: 'volante-test',
  S3_PATH_STYLE: 'true',
  S3_ACCESS_KEY_ID: accessKey.accessKeyId,
  S3_SECRET_ACCESS_KEY: accessKey.secretAccessKey,
});
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.s3.config.ts'];
try {
  const failed = await runSteps([[{ name: 's3', args: vitest }]]);
  if (failed.length > 0) console.log(await swift.log());
  process.exitCode = failed.length > 0 ? 1 : 0;
} finally {
  await swift.stop();
}
