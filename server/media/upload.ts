import type { MediaFile } from '@volante/contract/media/calls.ts';
import { fileRules, type MediaType, mediaTypes } from '@volante/contract/media/rules.ts';
import { lockApplication, refuseWhenClosed } from '../applications/applications.ts';
import { transaction } from '../core/database/transaction.ts';
import type { CaseFile, Deps } from '../core/deps.ts';
import { brokenRule, brokenRules, Problem } from '../core/http/problem.ts';
import { showMedia } from './media.ts';
import { newMedia } from './new-media.ts';
import { type Opened, openFiles, removeOpened } from './open-files.ts';
import { refuseBeyondQuota } from './quota.ts';
import type { ReceivedForm } from './receive.ts';
import * as store from './store.ts';

/**
 * Checks every file of a form and stores all of them, or none. The bytes are on disk before a row points to them. Throws the code
 * of the first refused file, with one line per refused file (`file.0`). With the field `join` the photos become one PDF, which is
 * then the only stored file.
 */
export async function keepUploads(deps: Deps, application: CaseFile, form: ReceivedForm): Promise<MediaFile[]> {
  if (form.tooMany) throw new Problem('too_many_files');
  if (form.files.length === 0) throw new Problem('file_missing');
  const type = readMediaType(form.fields.mediaType);
  const join = readJoin(form.fields.join, type);
  try {
    return await keep(
      deps,
      application,
      type,
      await openFiles(deps, application.applicationId, form.files, type, join),
    );
  } finally {
    await removeOpened(form.files);
  }
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

async function keep(deps: Deps, application: CaseFile, type: MediaType, opened: Opened[]): Promise<MediaFile[]> {
  const { applicationId } = application;
  const rows = opened.map(({ file, finding }) => newMedia(applicationId, type, file, finding));
  const keys = rows.map((row) => row.storage_key);
  const bytes = rows.reduce((sum, row) => sum + row.size, 0);
  await refuseBeyondQuota(deps, deps.db, applicationId, bytes);
  try {
    await Promise.all(opened.map(({ finding }, index) => deps.storage.put(keys[index] as string, finding.path)));
    const kept = await transaction(deps.db, async (trx) => {
      refuseWhenClosed((await lockApplication(trx, applicationId)).stage);
      await refuseBeyondQuota(deps, trx, applicationId, bytes);
      return store.insertMedia(trx, rows, deps.now());
    });
    return kept.map((media) => showMedia(deps, media));
  } catch (error) {
    // Files that can't be deleted now are swept a day later.
    await Promise.allSettled(keys.map((key) => deps.storage.delete(key)));
    throw error;
  }
}
