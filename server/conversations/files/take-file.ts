import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { MAX_FILE_BYTES } from '@volante/contract/documents/rules.ts';
import { type ErrorCode, isRefusal } from '@volante/contract/errors.ts';
import type { MessageChannel } from '@volante/contract/notifications/channels.ts';
import { guardApplication, lockApplication } from '../../applications/applications.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { Deps } from '../../core/deps.ts';
import { createKeyedMutex } from '../../core/keyed-mutex.ts';
import { OutsideFault } from '../../core/outside/outside-fault.ts';
import { Problem } from '../../core/problem.ts';
import { dropPicture, findPrint, storePicture } from '../../media/evidence.ts';
import { findOwnMedia, openBytes } from '../../media/media.ts';
import { openFiles, removeOpened } from '../../media/open-files.ts';
import { type ReceivedFile, receivingFolder } from '../../media/receive.ts';
import { isRecording } from '../note-incoming.ts';
import * as store from '../store.ts';
import { placeFile } from './place-file.ts';
import { recognizeFile } from './recognize.ts';

/** A file of a message, and what still has to be settled about it. */
export interface TakenFile {
  message: store.MessageRow;
  file: ReceivedFile;
  /** Its driver saw in the app where it went, so that no message confirms it. */
  isSeen?: boolean;
}

/**
 * Fetches a driver's file and puts it where it belongs, as an upload would; one that isn't recognized is kept until somebody says what
 * it is. Nothing is stored before its end, so that a second run begins anew.
 */
export async function takeFile(deps: Deps, message: store.MessageRow): Promise<void> {
  // Before it costs a download and several readings; what is too much waits for the next try.
  const budget = `${message.application_id} chat`;
  await deps.limits.spend('screenshots', budget);
  try {
    const bytes = await fetchBytes(deps, message);
    await oneFileAtATime(message.application_id, () =>
      withFile(deps, message, bytes, async (file) => {
        await deps.virusScanner.scan(file.path);
        const taken = { message, file };
        if (isRecording(message.file_type)) return keepRecording(deps, taken);
        const place = await recognizeFile(deps, message.application_id, file);
        return place ? placeFile(deps, taken, place) : keepUnknown(deps, taken);
      }),
    );
  } catch (error) {
    if (!(error instanceof Problem) || !isRefusal(error.code) || error.retryAfter !== null) {
      // Tried again, which costs it again.
      await deps.limits.giveBack('screenshots', budget).catch(() => {});
      throw error;
    }
    if (error.code === 'admission_request_not_found') throw error;
    await refuseFile(deps, message, error.code);
  }
}

// Twelve pictures of one driver at once would be too much for a reader that is slow for a moment: those it refuses would be tried
// again after minutes, though they only waited for each other.
const oneFileAtATime = createKeyedMutex();

/** Records why a file was not taken. A second copy isn't kept. */
export async function refuseFile(deps: Deps, message: store.MessageRow, code: ErrorCode): Promise<void> {
  await transaction({ db: deps.db }, async (trx) => {
    await lockApplication(trx, message.application_id);
    const change = { file_state: 'refused', file_refusal: code, file_ref: null, confirmed_at: null } as const;
    await store.updateFile(trx, message, ['fetching', 'asked'], change);
    if (message.media_id) await dropPicture(trx, message.application_id, message.media_id);
    await store.announce(trx, message.application_id);
  });
}

/** Throws a `Problem` for what will never come, and the fault for what may come later. */
async function fetchBytes(deps: Deps, { channel: name, file_ref: ref }: store.MessageRow): Promise<Buffer> {
  const channel = deps.messages.channels.find((known) => known.name === name);
  if (!channel?.fetchMedia || ref === null) throw new Problem('media_not_found');
  try {
    const bytes = await channel.fetchMedia(ref, MAX_FILE_BYTES);
    if (bytes.length === 0) throw new Problem('file_empty');
    if (bytes.length > MAX_FILE_BYTES) throw new Problem('file_too_large');
    return bytes;
  } catch (error) {
    if (!(error instanceof OutsideFault)) throw error;
    if (error.kind === 'broken_answer' && error.reason === 'too large') throw new Problem('file_too_large');
    // While our token isn't accepted, the file is still there; so it is after a connection that was cut off.
    const isGone = error.kind === 'refused' && error.status !== 401 && error.status !== 403;
    throw isGone ? new Problem('media_not_found') : error;
  }
}

/** Runs `work` with the file as if it had been uploaded. */
async function withFile(
  deps: Deps,
  { channel }: store.MessageRow,
  bytes: Buffer,
  work: (file: ReceivedFile) => Promise<void>,
  sha256: Buffer = createHash('sha256').update(bytes).digest(),
): Promise<void> {
  const folder = receivingFolder(deps);
  const file: ReceivedFile = {
    ...{ part: 'image', fileName: undefined, path: path.join(folder, randomUUID()), size: bytes.length, sha256 },
    ...{ head: bytes.subarray(0, 4100), tooLarge: false, channel: channel as MessageChannel },
  };
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(file.path, bytes, { mode: 0o600 });
    await work(file);
  } finally {
    await removeOpened([file]);
    await rm(file.path, { force: true });
  }
}

/** Runs `work` with a kept file that its driver has said something about. Throws `media_not_found`. */
export async function withKept(
  deps: Deps,
  message: store.MessageRow,
  work: (taken: TakenFile) => Promise<void>,
): Promise<void> {
  const id = message.media_id ?? '';
  const media = (await findOwnMedia(deps.db, message.application_id, [id])).get(id);
  const bytes = media && (await openBytes(deps, media));
  // The print of the bytes as they were sent, so that a second copy is recognized.
  const sha256 = await findPrint(deps.db, id);
  if (!bytes || !sha256) throw new Problem('media_not_found');
  await withFile(deps, message, await buffer(bytes), (file) => work({ message, file }), sha256);
}

async function keepUnknown(deps: Deps, { message, file }: TakenFile): Promise<void> {
  // By the rules of a document that accepts every kind of file.
  const [opened] = await openFiles(deps, message.application_id, [file], 'proof_of_address', false);
  if (opened) await keepAs(deps, message, { file, as: opened.finding, state: 'asked' });
}

async function keepRecording(deps: Deps, { message, file }: TakenFile): Promise<void> {
  // What WhatsApp records; others can't be recognized by their bytes as safely.
  if (file.head.subarray(0, 4).toString('latin1') !== 'OggS') throw new Problem('file_type_not_accepted');
  const as = { path: file.path, size: file.size, pages: null, mimeType: 'audio/ogg' } as const;
  await keepAs(deps, message, { file, as, state: 'kept' });
}

interface Keeping {
  file: ReceivedFile;
  as: Parameters<typeof storePicture>[4];
  state: 'asked' | 'kept';
}

async function keepAs(deps: Deps, message: store.MessageRow, { file, as, state }: Keeping): Promise<void> {
  // Without a device: it proved nothing.
  const application = await transaction({ db: deps.db }, (trx) => lockApplication(trx, message.application_id));
  const stored = await storePicture(deps, application, 'chat_file', file, as);
  let kept = false;
  try {
    await transaction({ db: deps.db }, async (trx) => {
      await lockApplication(trx, message.application_id);
      const media_id = await stored.record(trx);
      // From now on something is stored that a strange device must not see.
      await guardApplication(deps, trx, message.application_id);
      kept = await store.updateFile(trx, message, ['fetching'], { file_state: state, media_id, file_ref: null });
      if (!kept) await dropPicture(trx, message.application_id, media_id);
      await store.announce(trx, message.application_id);
    });
  } finally {
    if (!kept) await stored.discard();
  }
}
