/** A notification that the database sends to every server process when a transaction commits. */
export type Announcement =
  | { kind: 'application'; applicationId: string; revision: number }
  | { kind: 'session_over'; sessionId: string }
  | { kind: 'messages' }
  | { kind: 'availability' }
  | { kind: 'settings' };

/** The channel that is notified by the triggers of migrations 0027, 0037, 0039 and 0054. */
export const CHANNEL = 'volante_live';

/** Parses a notification; null for one from a newer version. */
export function readAnnouncement(payload: string): Announcement | null {
  const [kind, id = '', revision = ''] = payload.split(' ');
  if (kind === 'application') return { kind, applicationId: id, revision: Number(revision) };
  if (kind === 'session_over') return { kind, sessionId: id };
  if (kind === 'messages' || kind === 'settings' || kind === 'availability') return { kind };
  return null;
}
