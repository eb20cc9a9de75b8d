import path from 'node:path';
import type { FastifyReply } from 'fastify';

/** Caching of a file with a hash in its name: for a year, since different content has a different name. */
export const FOR_GOOD = 'public, max-age=31536000, immutable';

/** Caching of a file of a build. Service workers are revalidated every time. */
export function cachingOf(file: string, hashed: boolean): string {
  if (path.basename(file) === 'offline.js') return 'no-cache';
  return hashed ? FOR_GOOD : 'public, max-age=3600';
}

/**
 * Removes headers that have no effect on hashed files. The policy sent with a worker's script applies to the worker, so it is
 * kept. The worker that reads barcodes may run WebAssembly, which is forbidden everywhere else.
 */
export function fitHeaders(reply: FastifyReply, file: string): void {
  const name = path.basename(file);
  if (!name.startsWith('worker')) for (const header of ofDocuments) reply.removeHeader(header);
  // Its content never changes, so it is never revalidated.
  reply.removeHeader('etag');
  // Requests made by a script use the policy of its page; those made by a stylesheet use its own.
  if (name.endsWith('.js') && !name.startsWith('worker')) reply.removeHeader('referrer-policy');
  if (!name.startsWith('worker-barcode')) return;
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply.header('content-security-policy', policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"));
}

// A page fetches a dozen of these files. On a slow network, half a kilobyte of useless headers for each is noticeable.
const ofDocuments = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'x-frame-options',
  'x-request-id',
];
