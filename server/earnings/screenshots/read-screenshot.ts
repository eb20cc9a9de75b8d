import { CONVERTED_KINDS } from '@volante/contract/documents/rules.ts';
import type { UploadType } from '@volante/contract/earnings/calls.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { dateIn } from '@volante/contract/earnings/weeks.ts';
import type { Accepted } from '@volante/reader/opening/finding.ts';
import { sniffKind } from '@volante/reader/opening/sniff.ts';
import { ReaderError, type ScreenshotReader, type ScreenshotReading } from '@volante/reader/screenshots/ocr.ts';
import type { Trx } from '../../core/database/db.ts';
import type { ApplicationFile, Deps } from '../../core/deps.ts';
import { Problem } from '../../core/problem.ts';
import { type ReceivedFile, removeFile } from '../../media/receive.ts';
import { countryOf } from '../application.ts';

declare module '../../core/deps.ts' {
  interface Deps {
    reader: ScreenshotReader;
  }
}

export interface Upload {
  file: ReceivedFile;
  platform: Platform;
  uploadType: UploadType;
  /** The applicant helps: a picture that can't be read is kept for them to finish. */
  assist: boolean;
  /** It replaces what staff sent back, though its sender may replace nothing else. */
  mends?: boolean;
  /** What a reader has said of the picture already, for this platform and type: reading again would take as long. */
  reading?: ScreenshotReading;
  /** Called in the transaction that stores the picture, with the id of its file. */
  after?: (trx: Trx, mediaId: string) => Promise<void>;
}

export interface ReadScreenshot {
  reading: ScreenshotReading;
  /** The picture to be stored: decoded, upright, nothing but pixels. */
  rewrite(): Promise<Accepted>;
  drop(): Promise<void>;
}

/** Refuses a picture that couldn't be read in time, before it is received. */
export async function refuseWhenBusy(deps: Deps, { applicationId }: ApplicationFile): Promise<void> {
  try {
    await deps.reader.turnAway?.(applicationId);
  } catch (error) {
    throw error instanceof ReaderError ? problemOf(deps, error) : error;
  }
}

/** Decodes and reads an uploaded picture, both off the main thread. Throws `not_an_image` for anything else. */
export async function readScreenshot(
  deps: Deps,
  application: ApplicationFile,
  upload: Upload,
): Promise<ReadScreenshot> {
  const { path, head } = upload.file;
  const kind = await sniffKind(head);
  if (!kind || kind === 'pdf') throw new Problem('not_an_image');
  const target = `${path}.picture`;
  const drop = () => removeFile(target);
  const rewrite = async () => {
    const finding = await deps.inspector.inspect({ path, kind, target }, application.applicationId);
    if (finding.refusal) await deps.disk.refuseWhenFull();
    if (finding.refusal) throw new Problem('not_an_image');
    return finding;
  };
  try {
    // Formats the reader can't open are converted first; the others are read as received, without loss.
    const rewritten = CONVERTED_KINDS.includes(kind) ? await rewrite() : null;
    const reading = upload.reading ?? (await read(deps, application, upload, rewritten?.path ?? path));
    return { reading, rewrite: async () => rewritten ?? (await rewrite()), drop };
  } catch (error) {
    await drop();
    throw error;
  }
}

async function read(deps: Deps, application: ApplicationFile, { platform, uploadType }: Upload, path: string) {
  const country = countryOf(application);
  try {
    return await deps.reader.read({
      image: path,
      platform,
      uploadType,
      country: country.code,
      capturedAt: dateIn(country.zone, deps.now()),
      queueKey: application.applicationId,
    });
  } catch (error) {
    throw error instanceof ReaderError ? problemOf(deps, error) : error;
  }
}

// A picture that crashed its reader twice, or took more computing time than any screenshot, would do so again, so a retry is
// pointless. One that only took long met a busy machine.
function problemOf(deps: Deps, error: ReaderError): Problem {
  const { fault, retryAfter } = error;
  if (fault === 'not_an_image') return new Problem('not_an_image');
  if (fault === 'away') return new Problem('reading_unavailable', { retryAfter });
  if (fault === 'busy' || fault === 'closed' || fault === 'timeout')
    return new Problem('server_unavailable_error', { retryAfter });
  deps.log.warn({ fault }, 'a screenshot could not be read completely');
  return new Problem('unreadable_screenshot');
}
