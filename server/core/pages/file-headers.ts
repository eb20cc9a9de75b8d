import path from 'node:path';

/** Caching of a file with a hash in its name: a year, since another content has another name. */
export const FOR_GOOD = 'public, max-age=31536000, immutable';

/** The headers that a hashed file goes without. A worker is bound by the policy of its own script, so that keeps them. */
export function notOfFile(file: string): readonly string[] {
  return path.basename(file).startsWith('worker') ? [] : ofDocuments;
}

// A page fetches a dozen of these files, and on a slow network half a kilobyte each that says nothing is felt.
const ofDocuments = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'x-frame-options',
  'x-request-id',
];
