/** The fingerprint of two files, the same in either order: their ids, 16 bytes each. */
export function picturePrint(one: string, other: string): Buffer {
  return Buffer.concat([one, other].sort().map((id) => Buffer.from(id.replaceAll('-', ''), 'hex')));
}

/** The ids in the fingerprint of two files. */
export function pairOf(print: Buffer): string[] {
  return [print.subarray(0, 16), print.subarray(16)].map((bytes) =>
    bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  );
}
