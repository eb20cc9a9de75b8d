// Pictures that are kept to improve the reader, without the way by which they get there.
import { randomUUID } from 'node:crypto';
import { requestPath } from '../../testing/calls.ts';
import type { TestApp } from '../../testing/test-app.ts';

/** The driver agrees that their pictures are kept. */
export async function agreeToKeep(server: TestApp, requestId: string): Promise<void> {
  const body = { kind: 'improve_reading', textVersion: '2026-11-30', language: 'es-MX' };
  const { status, code } = await server.call('POST', `${requestPath(requestId)}/consents`, body);
  if (status !== 200) throw new Error(code);
}

interface KeptPicture {
  platform?: string;
  reason?: string | null;
  read?: { week: string | null; amount: number | null };
  said?: { week: string; amount: number };
  /** When somebody said what it shows; default: now. */
  at?: string;
}

/** A kept picture of an application, without its bytes; returns its id. */
export async function keepPicture(
  { query, deps }: TestApp,
  applicationId: string,
  { platform = 'uber', reason = 'unsure', read, said, at }: KeptPicture = {},
): Promise<string> {
  const [mediaId, pictureId] = [randomUUID(), randomUUID()];
  await query(
    `insert into media (id, application_id, media_type, file_name, mime_type, size, sha256, storage_key)
     values ($2::uuid, $1, 'earnings_screenshot', 'captura.png', 'image/png', 1, sha256($2::uuid::text::bytea), $2::uuid::text)`,
    [applicationId, mediaId],
  );
  const { week, amount } = said ?? { week: '2026-11-16', amount: 4100 };
  const { week: readWeek, amount: readAmount } = read ?? { week: '2026-11-16', amount: 4000 };
  await query(
    `insert into reading_corrections (id, application_id, media_id, platform, country, captured_on, week_start, amount, read_week,
       read_amount, band, reader_version, reason, at)
     values ($2, $1, $3, $4, 'mx', '2026-11-23', $5, $6, $7, $8, 'ask', '11', $9, $10)`,
    [applicationId, pictureId, mediaId, platform, week, amount, readWeek, readAmount, reason, at ?? deps.now()],
  );
  return pictureId;
}
