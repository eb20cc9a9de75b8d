/**
 * The name a file is shown by: what was sent, without folders and control characters, at most 120 characters, and with
 * the extension of what is really stored. Never part of a path.
 */
export function displayName(sent: string | undefined, mimeType: StoredType): string {
  const base = (sent ?? '').normalize('NFC').replace(/^.*[/\\]/s, '');
  const safe = base.replace(unsafe, '').replace(/\s+/g, ' ').trim();
  const stem = safe.replace(/\.[^.]{1,5}$/, '').replace(/^\.+/, '');
  const extensions = extensionsOf[mimeType];
  const own = safe.slice(safe.lastIndexOf('.') + 1);
  const extension = extensions.includes(own.toLowerCase()) ? own : extensions[0];
  return `${[...(stem || 'file')].slice(0, 115).join('')}.${extension}`;
}

export type StoredType = 'image/jpeg' | 'image/png' | 'application/pdf';

const extensionsOf: Record<StoredType, string[]> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'application/pdf': ['pdf'],
};

// Control and invisible characters (some turn the reading direction, so that fdp.exe reads exe.pdf), and half pairs.
const unsafe = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}<>:"|?*]/gu;
