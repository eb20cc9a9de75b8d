import type { MediaFile } from '@volante/contract/media/calls.ts';
import { fileRules, type MediaType, mediaTypes } from '@volante/contract/media/rules.ts';
import { lockApplication, refuseWhenClosed } from '../applications/applications.ts';
import type { Trx } from '../core/database/db.ts';
import { transaction } from '../core/database/transaction.ts';
import type { ApplicationFile, Deps } from '../core/deps.ts';
import { accessOf } from '../core/http/devices/caller.ts';
import { brokenRule, brokenRules, Problem } from '../core/problem.ts';
import { showMedia } from './media.ts';
import { newMedia, refuseBeyondQuota } from './new-media.ts';
import { type Opened, openFiles, removeOpened } from './open-files.ts';
import type { ReceivedForm } from './receive.ts';
import * as store from './store.ts';

/**
 * Checks every file of a form, and stores all of them or none. The bytes are on disk before a row refers to them. Throws the code
 * of the first refused file, with one line per refused file (`file.0`). With the field `join`, the photos become one PDF, and
 * only that is stored. `after` runs at the end of the transaction that stores them.
 */
export async function keepUploads(
  deps: Deps,
  application: ApplicationFile,
  form: ReceivedForm,
  after: (trx: Trx, files: MediaFile[]) => Promise<void>,
): Promise<MediaFile[]> {
  refuseMiscounted(form);
  const type = readMediaType(form.fields.mediaType);
  const join = readJoin(form.fields.join, type);
  const isUnproved = accessOf(deps, application) === 'limited';
  return keepFiles(deps, application.applicationId, form, { type, join, byStaff: false, isUnproved }, (keep) =>
    transaction(deps, async (trx) => {
      const shown = (await keep(trx)).map((media) => showMedia(deps, media));
      await after(trx, shown);
      return shown;
    }),
  );
}

interface Rules {
  type: MediaType;
  join: boolean;
  byStaff: boolean;
  /** The invitation of the guarantor who sends the files. */
  invitationId?: string;
  /** By a device that proved nothing. */
  isUnproved?: boolean;
}

type Keep = (trx: Trx) => Promise<store.MediaRow[]>;

/** Like `keepUploads`, for files whose type is known. `commit` calls `keep` in its transaction, and returns the result. */
export async function keepFiles<Result>(
  deps: Deps,
  applicationId: string,
  form: ReceivedForm,
  rules: Rules,
  commit: (keep: Keep) => Promise<Result>,
): Promise<Result> {
  refuseMiscounted(form);
  try {
    const opened = await openFiles(deps, applicationId, form.files, rules.type, rules.join);
    return await storeFiles(deps, applicationId, rules, opened, commit);
  } finally {
    await removeOpened(form.files);
  }
}

function refuseMiscounted({ tooMany, files }: ReceivedForm): void {
  if (tooMany) throw new Problem('too_many_files');
  if (files.length === 0) throw new Problem('file_missing');
}

function readMediaType(sent: string | undefined): MediaType {
  const type = mediaTypes.find((known) => known === sent);
  if (!type || fileRules(type).record) throw brokenRules(brokenRule('mediaType', 'invalid_value'));
  return type;
}

function readJoin(sent: string | undefined, type: MediaType): boolean {
  if (sent === undefined) return false;
  if (sent !== 'pdf' || !fileRules(type).accepts.includes('pdf'))
    throw brokenRules(brokenRule('join', 'invalid_value'));
  return true;
}

async function storeFiles<Result>(
  deps: Deps,
  applicationId: string,
  { type, byStaff, invitationId, isUnproved }: Rules,
  opened: Opened[],
  commit: (keep: Keep) => Promise<Result>,
): Promise<Result> {
  const rows = opened.map(({ file, finding }) => ({
    ...newMedia(applicationId, type, file, finding),
    by_staff: byStaff,
    invitation_id: invitationId ?? null,
  }));
  const keys = rows.map((row) => row.storage_key);
  const bytes = rows.reduce((sum, row) => sum + row.size, 0);
  const sender = invitationId ? 'guarantor' : isUnproved ? 'unproved' : undefined;
  await refuseBeyondQuota(deps, deps.db, { applicationId, sender }, bytes);
  try {
    await Promise.all(opened.map(({ finding }, index) => deps.storage.put(keys[index] as string, finding.path)));
    return await commit(async (trx) => {
      refuseWhenClosed(await lockApplication(trx, applicationId));
      await refuseBeyondQuota(deps, trx, { applicationId, sender }, bytes);
      return store.insertMedia(trx, rows, deps.now());
    });
  } catch (error) {
    // Files that can't be deleted now are swept a day later.
    await Promise.allSettled(keys.map((key) => deps.storage.delete(key)));
    throw error;
  }
}
