/**
 * The display name of a file: the name as sent, without folders and control characters, at most 120 characters, with the
 * extension of the stored type. Never part of a path.
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

// Control and invisible characters (some reverse the reading direction, so that fdp.exe is shown as exe.pdf), and lone surrogates.
const unsafe = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}<>:"|?*]/gu;
