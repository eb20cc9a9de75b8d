/** The stored width and height of a JPEG in px, before rotation; null for anything else. */
export function jpegSize(bytes: Uint8Array): [width: number, height: number] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; at + 9 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return null;
    const kind = bytes[at + 1]!;
    // Any number of 0xff bytes may precede a marker.
    if (kind === 0xff) at++;
    else if (isFrame(kind)) return [view.getUint16(at + 7), view.getUint16(at + 5)];
    else at += 2 + view.getUint16(at + 2);
  }
  return null;
}

/** A start of frame: 0xc0 to 0xcf except code tables (c4, cc) and the reserved c8. */
function isFrame(kind: number): boolean {
  return kind >= 0xc0 && kind <= 0xcf && kind !== 0xc4 && kind !== 0xc8 && kind !== 0xcc;
}
