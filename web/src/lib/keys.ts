/** A random key; works without TLS too, where `crypto.randomUUID` is missing. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return hex(bytes);
}

/** SHA-256 in hex, or a random key without `crypto.subtle` (a page without TLS). */
export async function digestKey(blob: Blob): Promise<string> {
  if (!crypto.subtle) return randomKey();
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer())));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
}
