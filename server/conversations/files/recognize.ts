import { countries } from '@volante/contract/countries/index.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import {
  type DocumentState,
  type DocumentType,
  documents,
  isMissing,
  isStatement,
} from '@volante/contract/documents/rules.ts';
import type { UploadType } from '@volante/contract/earnings/calls.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { dateIn } from '@volante/contract/earnings/weeks.ts';
import type { DocumentReading } from '@volante/reader/documents/document.ts';
import { sniffKind } from '@volante/reader/opening/sniff.ts';
import { ReaderError, type ScreenshotReading } from '@volante/reader/screenshots/ocr.ts';
import { lockApplication } from '../../applications/applications.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ApplicationFile, Deps } from '../../core/deps.ts';
import { Problem } from '../../core/problem.ts';
import { readDocuments } from '../../documents/documents.ts';
import { kindsOf, problemsOf } from '../../documents/readings/problems.ts';
import { readDocument } from '../../documents/readings/read-document.ts';
import { readStatementMonths } from '../../documents/statement-months.ts';
import { listPlatforms } from '../../earnings/earnings.ts';
import type { ReceivedFile } from '../../media/receive.ts';

/** Where a file belongs. */
export type FilePlace =
  | { kind: 'screenshot'; platform: Platform; uploadType: UploadType }
  | { kind: 'document'; type: DocumentType };

/**
 * Where a file surely belongs; null if it doesn't say, and for a document that was sent already or that somebody has to look at. Throws
 * `wrong_platform` for a screenshot of the app for passengers, and the fault of a reader that is busy.
 */
export async function recognizeFile(deps: Deps, applicationId: string, file: ReceivedFile): Promise<FilePlace | null> {
  const { application, open, months } = await transaction({ db: deps.db }, async (trx) => {
    const application = await lockApplication(trx, applicationId);
    const open = (await readDocuments(trx, application)).filter(isOpen).map(({ type }) => type);
    return { application, open, months: await readStatementMonths(deps, trx, application) };
  });
  const kind = await sniffKind(file.head);
  if (!kind) throw new Problem('file_type_not_accepted');
  const screenshot = kind === 'pdf' ? null : await recognizeScreenshot(deps, application, file);
  if (screenshot) return screenshot;
  const today = dateIn(countries[application.country].zone, deps.now());
  // What is tried first: a photo is most likely a card.
  const documentType = kind === 'pdf' ? 'proof_of_address' : 'identity_card_front';
  const reading = await readable(
    readDocument(deps, {
      ...{ path: file.path, documentType, country: application.country, today, queueKey: applicationId },
      atAGlance: true,
    }),
  );
  const type = reading && slotFor(reading, application.country, { open, months, today });
  return type ? { kind: 'document', type } : null;
}

/** A document that is missing, or that staff sent back. Any other one is replaced only on a known phone. */
export function isOpen(document: DocumentState): boolean {
  const rule = documents[document.type];
  return isMissing(document) && !('record' in rule) && !('person' in rule);
}

async function recognizeScreenshot(
  deps: Deps,
  application: ApplicationFile,
  file: ReceivedFile,
): Promise<FilePlace | null> {
  const { platforms, zone } = countries[application.country];
  const read = (platform: Platform, uploadType: UploadType) =>
    readable(
      deps.reader.read({
        ...{ image: file.path, platform, uploadType, country: application.country },
        capturedAt: dateIn(zone, deps.now()),
        queueKey: application.applicationId,
      }),
    );
  const known = platforms.filter((platform) => platform !== 'other');
  const sure: Platform[] = [];
  for (const platform of known) {
    const reading = await read(platform, 'earnings');
    if (!reading) return null;
    if (reading.passenger) throw new Problem('wrong_platform');
    const seen = known.find((other) => other === reading.platformSeen);
    if (seen) return ofPlatform(reading, seen, await read(seen, 'profile'));
    if (reading.kind === 'earnings' && reading.band === 'sure') sure.push(platform);
  }
  if (sure.length === 0) return null;
  // A screen that names no app, and could be of several: the driver's own, if it is one of them.
  const own = sure.length === 1 ? sure : await listPlatforms(deps.db, application.applicationId, sure);
  return own.length === 1 ? { kind: 'screenshot', platform: own[0]!, uploadType: 'earnings' } : null;
}

function ofPlatform(
  earnings: ScreenshotReading,
  platform: Platform,
  profile: ScreenshotReading | null,
): FilePlace | null {
  const shows = earnings.proposed?.week ?? earnings.proposed?.amount ?? null;
  if (earnings.kind === 'earnings') return { kind: 'screenshot', platform, uploadType: 'earnings' };
  if (profile?.kind === 'profile') return { kind: 'screenshot', platform, uploadType: 'profile' };
  return shows === null ? null : { kind: 'screenshot', platform, uploadType: 'earnings' };
}

// A picture that can't be read is asked about; a reader that is busy is asked again later.
async function readable<Reading>(reading: Promise<Reading>): Promise<Reading | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ReaderError && ['not_an_image', 'resources', 'crashed'].includes(error.fault)) return null;
    throw error;
  }
}

interface Slots {
  open: readonly DocumentType[];
  months: ReadonlyMap<DocumentType, string>;
  today: string;
}

function slotFor(reading: DocumentReading, country: CountryCode, { open, months, today }: Slots): DocumentType | null {
  if (reading.kind === 'unknown' || Object.values(reading.quality ?? {}).includes(true)) return null;
  const fitting = open.filter(
    (type) =>
      kindsOf(type, country).includes(reading.kind) &&
      problemsOf(reading, type, country, today).length === 0 &&
      (!isStatement(type) || reading.fields.month === months.get(type)),
  );
  // A statement also proves the address, but is first of all a statement.
  return fitting.find((type) => type !== 'proof_of_address') ?? fitting[0] ?? null;
}
