/** A fingerprint of the file's bytes: SHA-256 in hex, or a shorter hash where the page isn't secure. */
export async function printOf(file: Blob): Promise<string> {
  // Over plain HTTP, as in a trial on the local network, browsers have no `crypto.subtle`.
  if (!crypto.subtle) return shortPrint(new Uint8Array(await file.arrayBuffer()));
  return [...(await digestOf(file))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The server's fingerprint of files to upload: of the file itself, or of all those that it joins. */
export async function printOfUpload({ files, join }: { files: readonly File[]; join: boolean }): Promise<string> {
  return printOf(new Blob(join && crypto.subtle ? await Promise.all(files.map(digestOf)) : [...files]));
}

async function digestOf(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
}

/** FNV-1a over the bytes, and their count: enough to recognize a file, but not resistant to forgery. */
export function shortPrint(bytes: Uint8Array): string {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return `${bytes.length}-${hash.toString(16)}`;
}
