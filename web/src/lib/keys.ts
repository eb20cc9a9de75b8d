/** A random key; works without TLS too, where `crypto.randomUUID` is missing. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return hex(bytes);
}

/** SHA-256 in hex, or a random key without `crypto.subtle` (a page without TLS). */
export async function digestKey(blob: Blob): Promise<string> {
  if (!crypto.subtle) return randomKey();
  return hex(await sha256(await blob.arrayBuffer()));
}

async function sha256(bytes: ArrayBuffer): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
}

/** A fingerprint of the file's bytes: SHA-256 in hex, or a shorter hash where the page isn't secure. */
export async function printOf(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  // Over plain HTTP, as in a trial on the local network, browsers have no `crypto.subtle`.
  return crypto.subtle ? hex(await sha256(bytes)) : shortPrint(new Uint8Array(bytes));
}

/** The server's fingerprint of files to upload: of the file itself, or of all those that it joins. */
export async function printOfUpload({ files, join }: { files: readonly File[]; join: boolean }): Promise<string> {
  if (!join || !crypto.subtle) return printOf(new Blob([...files]));
  return printOf(new Blob(await Promise.all(files.map(async (file) => sha256(await file.arrayBuffer())))));
}

/** FNV-1a over the bytes, and their count: enough to recognize a file, but not resistant to forgery. */
export function shortPrint(bytes: Uint8Array): string {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return `${bytes.length}-${hash.toString(16)}`;
}
