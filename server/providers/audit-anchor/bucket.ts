import { createHash } from 'node:crypto';
import * as aws from '@aws-sdk/client-s3';
import { connect, type S3Settings } from '../storage/s3.ts';
import type { Anchor } from './anchor.ts';

/** Keeps heads in a bucket with object lock, each as an object whose name says everything. */
export function openBucketAnchor(settings: S3Settings, folder: string): Anchor {
  const client = connect(settings, { answer: 5000, idle: 30_000 });
  const { bucket: Bucket } = settings;
  const prefix = folder && `${folder}/`;
  return {
    name: `s3://${Bucket}/${prefix}`,
    async keep({ number, hmac }) {
      const Body = JSON.stringify({ number, hmac });
      // Required by buckets with object lock.
      const ContentMD5 = createHash('md5').update(Body).digest('base64');
      const Key = `${prefix}${String(number).padStart(10, '0')}-${hmac}`;
      await asked(client.send(new aws.PutObjectCommand({ Bucket, Key, Body, ContentMD5 })));
    },
    async *heads() {
      let after: string | undefined;
      do {
        const page = { Bucket, Prefix: prefix, ...(after && { ContinuationToken: after }) };
        const found = await asked(client.send(new aws.ListObjectsV2Command(page)));
        for (const { Key = '' } of found.Contents ?? []) {
          const [, number, hmac] = /^(\d{10})-([0-9a-f]{64})$/.exec(Key.slice(prefix.length)) ?? [];
          if (number && hmac) yield { number: Number(number), hmac };
        }
        after = found.NextContinuationToken;
      } while (after);
    },
    async check() {
      const found = await asked(client.send(new aws.GetObjectLockConfigurationCommand({ Bucket })));
      const { Mode, Days, Years } = found.ObjectLockConfiguration?.Rule?.DefaultRetention ?? {};
      if (Mode !== 'COMPLIANCE' || !(Days || Years))
        throw new Error(
          `the bucket ${Bucket} keeps nothing for certain: give it a default retention in COMPLIANCE mode`,
        );
    },
  };
}

// The error itself contains the whole response, including addresses and keys.
async function asked<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    const { name, $metadata } = error as aws.S3ServiceException;
    throw new Error(`the bucket of AUDIT_ANCHOR fails: ${name} ${$metadata?.httpStatusCode ?? ''}`.trimEnd());
  }
}
