// npm run test:s3: file storage on a real object store, started for the test.

import { accessKey, startSwift } from './object-store/swift.ts';
import { runSteps } from './steps.ts';

const swift = await startSwift();
// Passed to the tests in the product's own settings.
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
