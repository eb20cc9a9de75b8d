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

/** Where a file belongs. `reading`: what a reader has said of it already, for this platform and type. */
export type FilePlace =
  | { kind: 'screenshot'; platform: Platform; uploadType: UploadType; reading?: ScreenshotReading }
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
  const offered = platforms.filter((platform) => platform !== 'other');
  // The driver's own first: reading takes seconds, and theirs is the likeliest.
  const own = await listPlatforms(deps.db, application.applicationId, offered);
  const sure = new Map<Platform, ScreenshotReading>();
  for (const platform of [...own, ...offered.filter((other) => !own.includes(other))]) {
    const reading = await read(platform, 'earnings');
    if (!reading) return null;
    if (reading.passenger) throw new Problem('wrong_platform');
    const seen = offered.find((other) => other === reading.platformSeen);
    if (seen === platform) return ofPlatform(platform, reading, () => read(platform, 'profile'));
    if (seen) {
      const anew = await read(seen, 'earnings');
      return anew && ofPlatform(seen, anew, () => read(seen, 'profile'));
    }
    if (reading.kind === 'earnings' && reading.band === 'sure') sure.set(platform, reading);
  }
  // A screen that names no app, and could be of several: the driver's own, if it is one of them.
  const [platform, ...others] = sure.size > 1 ? own.filter((name) => sure.has(name)) : sure.keys();
  return platform && others.length === 0 ? earningsOf(platform, sure.get(platform)!) : null;
}

async function ofPlatform(
  platform: Platform,
  earnings: ScreenshotReading,
  readProfile: () => Promise<ScreenshotReading | null>,
): Promise<FilePlace | null> {
  if (earnings.kind === 'earnings') return earningsOf(platform, earnings);
  const profile = await readProfile();
  if (profile?.kind === 'profile') return { kind: 'screenshot', platform, uploadType: 'profile', reading: profile };
  const shows = earnings.proposed?.week ?? earnings.proposed?.amount ?? null;
  return shows === null ? null : earningsOf(platform, earnings);
}

const earningsOf = (platform: Platform, reading: ScreenshotReading): FilePlace => ({
  ...{ kind: 'screenshot', platform, uploadType: 'earnings', reading },
});

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
