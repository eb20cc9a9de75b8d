import type { Readable } from 'node:stream';
import type { Deps } from '../core/deps.ts';
import { Problem } from '../core/problem.ts';
import { isUuid, openBytes } from './media.ts';
import { ADDRESS_SECONDS, isAddressValid } from './signed-address.ts';
import * as store from './store.ts';

interface Delivery {
  headers: Record<string, string | number>;
  open(): Promise<Readable>;
}

/** The file behind a signed URL. Throws `forbidden_error`, or `media_not_found` once the file has been deleted. */
export async function deliverMedia(
  deps: Deps,
  mediaId: string,
  query: { expires?: unknown; signature?: unknown },
): Promise<Delivery> {
  if (!isUuid(mediaId) || !isAddressValid(deps, mediaId, query.expires, query.signature)) {
    throw new Problem('forbidden_error');
  }
  const media = await store.selectMediaById(deps.db, mediaId);
  if (!media) throw new Problem('media_not_found');
  return {
    headers: headersOf(media),
    async open() {
      const bytes = await openBytes(deps, media);
      if (!bytes) throw new Problem('media_not_found');
      return bytes;
    },
  };
}

function headersOf(media: store.MediaRow): Delivery['headers'] {
  // A PDF may run scripts and open addresses. Screens show pictures of its pages.
  const how = media.mime_type === 'application/pdf' ? 'attachment' : 'inline';
  return {
    'content-type': media.mime_type,
    'content-length': media.size,
    'content-disposition': `${how}; filename*=UTF-8''${encodeRfc5987(media.file_name)}`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': `private, max-age=${ADDRESS_SECONDS}`,
  };
}

function encodeRfc5987(text: string): string {
  return encodeURIComponent(text).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
}
