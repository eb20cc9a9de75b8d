import { randomUUID } from 'node:crypto';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';

/** Makes a bucket in the store that the environment names; returns the settings of the product with that bucket. */
export async function makeBucket(): Promise<Record<string, string>> {
  const given = Object.entries(process.env).filter(([name]) => name === 'STORAGE' || name.startsWith('S3_'));
  const settings = { ...Object.fromEntries(given), S3_BUCKET: `volante-${randomUUID()}` } as Record<string, string>;
  const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (!endpoint || !accessKeyId || !secretAccessKey)
    throw new Error('No object store to test with: npm run test:s3 starts one.');
  const credentials = { accessKeyId, secretAccessKey };
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials });
  await client.send(new CreateBucketCommand({ Bucket: settings.S3_BUCKET }));
  client.destroy();
  return settings;
}
