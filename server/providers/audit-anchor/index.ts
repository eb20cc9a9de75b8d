import path from 'node:path';
import type { Config } from '../../config/config.ts';
import type { Anchor } from './anchor.ts';
import { openFileAnchor } from './file.ts';

type AnchorSettings = Pick<
  Config,
  'AUDIT_ANCHOR' | 'S3_REGION' | 'S3_ENDPOINT' | 'S3_PATH_STYLE' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>;

/** Opens the configured anchor of the audit log; null if none is configured. */
export async function openAnchor(config: AnchorSettings): Promise<Anchor | null> {
  const { AUDIT_ANCHOR } = config;
  if (!AUDIT_ANCHOR) return null;
  if (!AUDIT_ANCHOR.startsWith('s3://')) return openFileAnchor(path.resolve(AUDIT_ANCHOR));
  const [, bucket = '', folder = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/?$/.exec(AUDIT_ANCHOR) ?? [];
  const { openBucketAnchor } = await import('./bucket.ts');
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  const { S3_REGION: region, S3_ENDPOINT: endpoint, S3_PATH_STYLE: pathStyle } = config;
  return openBucketAnchor({ bucket, region, endpoint, credentials, pathStyle }, folder);
}
