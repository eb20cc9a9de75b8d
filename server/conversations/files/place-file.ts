import { countries } from '@volante/contract/countries/index.ts';
import { documents } from '@volante/contract/documents/rules.ts';
import { isPdfOnly } from '@volante/contract/media/rules.ts';
import { sniffKind } from '@volante/reader/opening/sniff.ts';
import { guardApplication, lockApplication } from '../../applications/applications.ts';
import type { Trx } from '../../core/database/db.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ApplicationFile, ClockDeps, Deps } from '../../core/deps.ts';
import { Problem } from '../../core/problem.ts';
import { attachFromMessage } from '../../documents/attach.ts';
import { keepScreenshot } from '../../earnings/screenshots/screenshots.ts';
import { dropPicture } from '../../media/evidence.ts';
import { keepFiles } from '../../media/upload.ts';
import * as store from '../store.ts';
import type { FilePlace } from './recognize.ts';
import type { TakenFile } from './take-file.ts';

/**
 * Puts a file where it belongs, by the way of an upload. Throws the refusals of uploads, and `device_not_proved` for what was sent
 * before: who writes from the phone has it in hand, but is not a known device.
 */
export async function placeFile(deps: Deps, taken: TakenFile, place: FilePlace): Promise<void> {
  const { applicationId } = await fileOf(deps, taken);
  if (place.kind === 'document') return placeDocument(deps, taken, place);
  await placeScreenshot(deps, taken, place);
  await transaction({ db: deps.db }, (trx) => store.announce(trx, applicationId));
}

function fileOf(deps: Deps, { message }: TakenFile): Promise<ApplicationFile> {
  return transaction({ db: deps.db }, (trx) => lockApplication(trx, message.application_id));
}

async function placeScreenshot(
  deps: Deps,
  taken: TakenFile,
  { platform, uploadType, reading }: Extract<FilePlace, { kind: 'screenshot' }>,
): Promise<void> {
  const application = await fileOf(deps, taken);
  if (!countries[application.country].platforms.includes(platform)) throw new Problem('wrong_platform');
  let isKept = false;
  const after = async (trx: Trx, mediaId: string) => {
    await markPlaced(deps, trx, taken, mediaId);
    isKept = true;
  };
  // A message makes no device known, but what it stores is behind the link from now on.
  const guarding = {
    ...deps.devices,
    guard: async (trx: Trx) => void (await guardApplication(deps, trx, application.applicationId)),
  };
  const upload = {
    file: taken.file,
    platform,
    uploadType,
    assist: true,
    mends: true,
    after,
    ...(reading && { reading }),
  };
  await keepScreenshot({ ...deps, devices: guarding }, application, upload);
  // A picture that is open already, or a profile that says nothing.
  if (!isKept) throw new Problem(uploadType === 'profile' ? 'unreadable_screenshot' : 'duplicate_image');
}

async function placeDocument(
  deps: Deps,
  taken: TakenFile,
  { type }: Extract<FilePlace, { kind: 'document' }>,
): Promise<void> {
  const { message, file } = taken;
  const form = { fields: {}, files: [file], tooMany: false, drop: async () => undefined };
  const join = isPdfOnly(documents[type]) && (await sniffKind(file.head)) !== 'pdf';
  await keepFiles(deps, message.application_id, form, { type, join, byStaff: false, isUnproved: true }, (keep) =>
    transaction(deps, async (trx) => {
      const [media] = await keep(trx);
      if (!media) throw new Problem('file_missing');
      await attachFromMessage(deps, trx, message.application_id, type, media);
      await guardApplication(deps, trx, message.application_id);
      await markPlaced(deps, trx, taken, media.id);
      await store.announce(trx, message.application_id);
    }),
  );
}

/** The copy that waited for an answer goes. Refuses what another run has placed. */
async function markPlaced(
  { now }: ClockDeps,
  trx: Trx,
  { message, isSeen }: TakenFile,
  mediaId: string,
): Promise<void> {
  const confirmed_at = isSeen ? now() : null;
  const change = { file_state: 'placed', media_id: mediaId, file_ref: null, confirmed_at } as const;
  if (!(await store.updateFile(trx, message, ['fetching', 'asked'], change))) throw new Problem('duplicate_image');
  if (message.media_id) await dropPicture(trx, message.application_id, message.media_id);
}
